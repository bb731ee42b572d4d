#!/bin/sh
# Verifies a host against the contract with the program `pact`, and needs nothing else.
#
#   sh verify.sh first-minute   only the calls that must be refused without a session; no states
#   sh verify.sh                every case; needs the state endpoint
#   sh verify.sh --level words  the same, and that players read the sentences of your host
#   sh verify.sh --level wish   the same, and all else that the contract would have
#   sh verify.sh idempotency-key   what a host promises that takes this header; needs curl in place of pact
#   sh verify.sh stub           no verification: a host to develop against, at http://localhost:8000/api
#   sh verify.sh version
#
# What counts as broken is what harms a player: the level "must". A host may answer 201 for 200, with
# another refusal of 4xx, or with a list in another envelope that the client reads. With --level words
# (or LEVEL=words) a refusal without a sentence counts too, with --level wish every difference.
#
# It reads from the environment
#   HOST_URL    the host; http://localhost:8000 when left out
#   STATES_URL  its state endpoint; /_pact/states of that host when left out
#   ANK_STATES_SECRET   the secret of the state endpoint, sent as ?secret=…
#   ONLY        a pattern for the names of cases, such as '^placeBet: '
#   LEVEL       must, words or wish
#   PACT        the program, where it is not `pact` on the PATH
#   STUB_PORT   where the stub listens; 8000 when left out
#
# and ends with
#   0  your host passed                     3  the host was not reached
#   1  a case failed                        4  the state endpoint does not do its duty
#   2  a wrong word or variable, or nothing was verified
#
# The outcome of every case stays in contract-report.xml (JUnit) beside this file, and all that pact
# says in contract-output.txt.
set -u
export PACT_DO_NOT_TRACK=true
version={version}

kit=$(dirname "$0")
report=$kit/contract-report.xml
output=$kit/contract-output.txt
program=${PACT:-pact}

# What is printed and kept has no secret in it, whatever pact writes: neither the one of the state
# endpoint nor a session or a password, where an answer or a request is told; and no colour.
secrets=${ANK_STATES_SECRET:-}
clean() {
  SECRETS=$secrets awk 'BEGIN { count = split(ENVIRON["SECRETS"], secrets, "\n") } {
    for (i = 1; i <= count; i++) {
      told = ""
      while (secrets[i] != "" && (at = index($0, secrets[i])) > 0) {
        told = told substr($0, 1, at - 1) "***"
        $0 = substr($0, at + length(secrets[i]))
      }
      $0 = told $0
    }
    gsub(/\033\[[0-9;]*m/, "")
    print
  }' | sed -e 's/\([?&]secret=\)[^ "&)]*/\1***/g' -e 's/\([Bb]earer \)[^ "\\),]*/\1***/g' \
    -e 's/\([Tt]oken\\*" *: *\\*"\)[^"\\]*/\1***/g' -e 's/\([Tt]oken\\*" *: *\)[0-9][0-9]*/\1***/g' \
    -e 's/\([Pp]assword\\*" *: *\\*"\)[^"\\]*/\1***/g' \
    -e 's/\(\$[^ ]*[Tt]oken[^ ]* -> \).*/\1its value is not shown/' \
    -e 's/\(\$[^ ]*[Pp]assword[^ ]* -> \).*/\1its value is not shown/'
}
end() {
  code=$1
  shift
  printf '\n%s\n' "$*" | clean
  exit "$code"
}

level=${LEVEL:-must}
first_minute=
keyed=
stub=
words=$*
while [ $# -gt 0 ]; do
  case $1 in
    first-minute) first_minute=yes ;;
    idempotency-key) keyed=yes ;;
    stub) stub=yes ;;
    version) printf 'Ank contract kit %s\n' "$version" && exit 0 ;;
    --level) level=${2:-} && [ $# -gt 1 ] && shift ;;
    --level=*) level=${1#--level=} ;;
    *) end 2 "There is no \"$words\". It is: sh verify.sh, or: sh verify.sh first-minute, both with --level words or wish if you like, or: sh verify.sh idempotency-key, or: sh verify.sh stub, or: sh verify.sh version." ;;
  esac
  shift
done
strict=$kit/pacts/ank-client-ank-host.json
case $level in
  must | words) file=$kit/pacts/$level.json ;;
  wish) file=$strict ;;
  *) end 2 "There is no level \"$level\". It is must, words or wish." ;;
esac
only=${ONLY:-}
[ -z "$first_minute" ] || only='refused, signed-out'
[ -n "$keyed" ] || command -v "$program" >/dev/null ||
  end 2 "There is no program \"$program\". README.md says where pact comes from; PACT names it."

# Answers as the contract says; of several answers the one that any host gives, or that of X-State.
if [ -n "$stub" ]; then
  port=${STUB_PORT:-8000}
  case $port in '' | *[!0-9]*) end 2 "STUB_PORT must be a number, and is \"$port\"." ;; esac
  printf '%s\n' "A host that answers as version $version of the contract says: http://localhost:$port/api" \
    'It remembers nothing. Any token is signed in, none is not. What a host in another state answers:' \
    "  curl -H 'authorization: Bearer any' -H 'x-state: a player with one bet' http://localhost:$port/api/bets/me"
  exec "$program" stub --file="$kit/pacts/stub.json" --port="$port" --cors \
    --provider-state-header-name=x-state --loglevel=error
fi

# Where the host is: its name or address, port and path apart, as pact wants them.
host=${HOST_URL:-http://localhost:8000}
host=${host%/}
host=${host%/api}
scheme=${host%%://*}
name=${host#*://}
base=
case $name in */*) base=/${name#*/} name=${name%%/*} ;; esac
case $scheme:$name in
  http:\[*\] | https:\[*\]) port=usual ;;
  http:*:* | https:*:*) port=${name##*:} name=${name%:*} ;;
  http:* | https:*) port=usual ;;
  *) port= ;;
esac
[ "$port" != usual ] || case $scheme in http) port=80 ;; *) port=443 ;; esac
case $name in
  \[*\]) case $name in '[]' | \[*[!0-9a-fA-F:.]*\]) port= ;; esac ;;
  '' | *[!a-zA-Z0-9._-]*) port= ;;
esac
case $base in *[!a-zA-Z0-9._~/-]* | *//*) port= ;; esac
case $port in
  '' | *[!0-9]*) end 2 "HOST_URL must be like https://api.example.com, http://localhost:8000 or http://[::1]:8000/v1, and is \"$host\"." ;;
esac
states=${STATES_URL:-$host/_pact/states}
shown=$states
case ${ANK_STATES_SECRET:-}:$states in
  :*) ;;
  *\?*) states="$states&secret=$ANK_STATES_SECRET" ;;
  *) states="$states?secret=$ANK_STATES_SECRET" ;;
esac

# A pact holds single calls only: what a repeat does is asked with curl.
value_of() { printf '%s' "$values" | tr -d '\n' | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"; }
send() {
  curl -sS -m 20 -w ' %{http_code}' -X POST "$host/api/$path" -H "authorization: Bearer $(value_of token)" \
    -H 'content-type: application/json' -H 'idempotency-key: ank-kit' -d "$1" 2>&1
}
records() {
  curl -sS -m 20 "$host/api/$list" -H "authorization: Bearer $(value_of token)" | grep -o "\"$field\" *:" | wc -l
}
regular_day() {
  values=$(curl -sS -m 60 -X POST "$states" -H 'content-type: application/json' \
    -d '{"state":"a regular day","params":{},"action":"setup"}' 2>&1)
  secrets=$(printf '%s\n' "$secrets" "$(value_of token)" "$(value_of password)")
  [ -n "$(value_of token)" ] ||
    end 4 "No state can be set up: POST $shown with {\"state\": \"a regular day\", …} must answer with a token. STATES_URL says where the state endpoint is."
  case $operation in
    placeBet)
      path=bets list=bets/me field=betNumber
      body="{\"gameId\":\"$(value_of gameId)\",\"gameDate\":\"$(value_of today)\",\"betType\":\"single\",\"session\":\"open\",\"betNumber\":\"1\",\"betAmount\":200}"
      other=$(printf '%s' "$body" | sed 's/200}/300}/')
      ;;
    placeStarlineBet)
      path=starline/bets list='starline/bets?page=1&limit=50' field=betNumber
      body="{\"gameId\":\"$(value_of starlineGameId)\",\"betType\":\"singleDigit\",\"betNumber\":\"1\",\"betAmount\":20}"
      other=$(printf '%s' "$body" | sed 's/20}/30}/')
      ;;
    createFundRequest)
      path=fund-request/create list=fund-request/history field=requestId
      body='{"amount":500,"transactionId":"1763626320000457","paymentMethod":"UPI"}'
      other=$(printf '%s' "$body" | sed 's/457/458/')
      ;;
    requestWithdrawal)
      path=withdraw/request list=withdraw/history field=method
      body='{"amount":1000,"method":"phonepe"}' other='{"amount":1100,"method":"phonepe"}'
      ;;
  esac
  before=$(records)
}
told=
one_record() {
  more=$(($(records) - before))
  [ "$more" = 1 ] || told="$told  $operation: $1 made $more records, not one\n"
}
answers_alike() {
  if [ "$2" = "$3" ]; then
    case $2 in *' 2'??) return ;; esac
  fi
  told="$told  $operation: $1 had two answers: $2 and $3\n"
}
if [ -n "$keyed" ]; then
  command -v curl >/dev/null || end 2 'There is no program "curl", which sends the requests of this part.'
  for operation in placeBet placeStarlineBet createFundRequest requestWithdrawal; do
    what='the same request twice'
    regular_day
    first=$(send "$body") second=$(send "$body")
    one_record "$what"
    answers_alike "$what" "$first" "$second"

    what='the same request twice at once'
    regular_day
    send "$body" >"$output.other" &
    first=$(send "$body")
    wait
    second=$(cat "$output.other")
    rm -f "$output.other"
    one_record "$what"
    answers_alike "$what" "$first" "$second"

    what='another request under the same key'
    regular_day
    first=$(send "$body") second=$(send "$other")
    one_record "$what"
    case $second in *' 4'??) ;; *) told="$told  $operation: $what was not refused: $second\n" ;; esac
  done
  [ -z "$told" ] || {
    printf "$(printf '%s' "$told" | sed 's/%/%%/g')" | clean
    end 1 'Idempotency-Key: your host does not keep to it. Do not build the client with VITE_IDEMPOTENCY_KEY=1.'
  }
  end 0 'Idempotency-Key: your host keeps to it in all 12 cases.'
fi

pact_verifier() {
  "$program" verifier --provider-name=ank-host --hostname="$name" --port="$port" \
    --transport="$scheme" ${base:+"--base-path=$base"} --request-timeout=20000 --no-colour "$@"
}

# One call first: what goes wrong with it would go wrong with all of them.
first='--filter-description=^getUserProfile: refused, signed-out$'
case $(pact_verifier --file="$file" "$first" 2>&1) in
  *'Request Failed - '*)
    end 3 "The host was not reached: GET $host/api/user/profile had no answer. Does it listen there, is it http or https, is its certificate trusted? In a container this machine is host.docker.internal."
    ;;
esac

set --
if [ -z "$first_minute" ]; then
  told=$(pact_verifier --file="$file" "$first" --state-change-url="$states" 2>&1)
  case $told in
    *'state change handlers has failed'*)
      why=$(printf '%s\n' "$told" | sed -n 's/.* has failed - MismatchResult::Error("\(.*\)", [^,]*$/: \1/p')
      end 4 "No state can be set up: POST $shown with {\"state\": \"nobody is signed in\", …} must answer 200 with a JSON object$why. STATES_URL says where the state endpoint is."
      ;;
  esac
  set -- --state-change-url="$states"
  # Without the token of a state pact sends an example, and every call with a session would fail.
  signed_in='--filter-description=^getUserProfile: full$'
  case $(pact_verifier --file="$kit/pacts/must.json" "$signed_in" "$@" 2>&1) in
    *'Expected status code 401 to be'*)
      end 4 "The host does not take the token of a state: POST $shown with {\"state\": \"a regular day\", …} must answer 200 with a JSON object that has a token, and GET /api/user/profile take it."
      ;;
  esac
fi

rm -f "$report" "$report.forms"
pact_verifier --file="$file" --filter-description="${only:-.*}" --junit="$report" "$@" 2>&1 | clean >"$output"
[ -f "$report" ] || {
  cat "$output"
  end 2 "Nothing was verified; what pact says about it stands above."
}

# Pact ends with 0 when it has verified nothing: count.
number_of() {
  tr '>' '\n' <"$report" | sed -n "s/^ *<testsuite .* $1=\"\([0-9]*\)\".*/\1/p"
}
ran=$(number_of tests)
cases() { grep -c "\"description\":\"[^\"]*$1" "$file"; }
[ "${ran:-0}" -gt 0 ] ||
  end 2 "Nothing was verified: no case has a name like ONLY=\"$only\". Names are like \"placeBet: full\" and \"placeBet: refused, inactive\"; api.md has them all."

# The names of a report, of those that passed ("/") or did not ("").
names() {
  case $2 in
    passed) tr '<' '\n' <"$1" | sed -n 's/^testcase name=".* - \([^"]*\)".*\/>$/\1/p' ;;
    failed) tr '<' '\n' <"$1" | sed -n 's/^testcase name=".* - \([^"]*\)".*[^/]>$/\1/p' ;;
  esac
}
failed=$(names "$report" failed)
amount() { printf '%s' "$1" | grep -c .; }
any_of() { printf '%s' "$1" | tr '\n' '|'; }

# The cases of a pact that came out as asked ("passed" or "failed"): file, pattern, outcome, options.
cases_that() {
  file_of_all=$1 pattern=$2 outcome=$3
  shift 3
  rm -f "$report.more"
  pact_verifier --file="$file_of_all" --filter-description="$pattern" --junit="$report.more" "$@" >/dev/null 2>&1
  [ ! -f "$report.more" ] || names "$report.more" "$outcome"
  rm -f "$report.more"
}
# An answer may have another form that the client reads: the cases that passed in one.
in_other_forms() {
  level_of_all=$1 wanted=$(any_of "$2")
  shift 2
  cases_that "$kit/pacts/$level_of_all-forms.json" "^($wanted) \| " passed "$@" | sed 's/ | .*//' | sort -u
}
if [ -n "$failed" ] && [ "$level" != wish ] && [ -z "$first_minute" ]; then
  other=$(in_other_forms "$level" "$failed" "$@")
  [ -z "$other" ] || {
    failed=$(printf '%s\n' "$failed" | grep -vxF -e "$other")
    printf '%s\n' "Cases that passed in another form that the client reads: $(amount "$other")."
  }
fi

# The same report with a class for each operation, what failed, and the screens that it breaks.
printf '%s\n' "$failed" >"$report.failed"
tr '<' '\n' <"$report" | awk -v failures="$(amount "$failed")" -v tests="$ran" '
  FILENAME == ARGV[1] { if ($0 != "") bad[$0] = 1; next }
  FILENAME == ARGV[2] {
    if (!match($0, /"description":"[^"]*"/)) next
    name = substr($0, RSTART + 15, RLENGTH - 16)
    if (match($0, /Breaks without it: [^"]*\. See /)) screens[name] = substr($0, RSTART + 19, RLENGTH - 25)
    next
  }
  FNR == 1 { printf "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites><testsuite name=\"ank-host\" tests=\"%d\" failures=\"%d\" errors=\"0\">\n", tests, failures }
  /^testcase / {
    name = $0; sub(/^testcase name=".* - /, "", name); sub(/".*/, "", name)
    time = $0; sub(/.* time="/, "", time); sub(/".*/, "", time)
    operation = name; sub(/:.*/, "", operation)
    printf "<testcase classname=\"%s\" name=\"%s\" time=\"%s\"", operation, name, time
    if (name in bad) printf "><failure message=\"breaks %s; see contract-output.txt\"/></testcase>\n", screens[name]
    else print "/>"
  }
  END { print "</testsuite></testsuites>" }
' "$report.failed" "$file" - | clean >"$report.new" && mv "$report.new" "$report"

if [ -n "$failed" ]; then
  sed -n '/^Failures:/,$p' "$output"
  printf '\nFailed, with the screens of the client that break:\n'
  sed -n 's/^<testcase classname="[^"]*" name="\([^"]*\)".*<failure message="\(breaks .*\); see .*/  \1, \2/p' "$report"
  rm -f "$report.failed"
  end 1 "The contract is broken at the level $level: $(amount "$failed") of $ran cases failed. Why stands above, below \"Failures:\" (Expected: the contract; Actual: your host), and in contract-output.txt."
fi
rm -f "$report.failed"
[ -z "$only" ] || [ -n "$first_minute" ] || end 0 "$ran of $(cases '') cases were verified, and passed."
due=$(cases "$only")
[ "$ran" = "$due" ] || end 2 "Only $ran of $due cases were verified; none of them failed."
[ -z "$first_minute" ] || end 0 "The first minute is over: your host refuses all $ran calls without a session. Nothing else was checked; next: sh verify.sh"

# How much else the contract would have, which harms nobody.
case $level in
  must) passed='The client works on your host' ;;
  words) passed='The client works on your host and shows its sentences' ;;
  wish) passed='Your host does all that the contract asks for' ;;
esac
passed="$passed: all $ran cases passed"
less=
[ "$level" = wish ] || less=$(cases_that "$strict" '.*' failed "$@")
silent=
if [ -n "$less" ] && [ "$level" = must ]; then
  silent=$(cases_that "$kit/pacts/words.json" "^($(any_of "$less"))\$" failed "$@")
  [ -z "$silent" ] || silent=$(printf '%s\n' "$silent" | grep -vxF -e "$(in_other_forms words "$silent" "$@")")
fi
sentences=$(amount "$silent")
wishes=$(($(amount "$less") - sentences))
case $sentences in 0) ;; 1) passed="$passed; 1 sentence differs" ;; *) passed="$passed; $sentences sentences differ" ;; esac
case $wishes in 0) ;; 1) passed="$passed; 1 wish" ;; *) passed="$passed; $wishes wishes" ;; esac
[ -z "$less" ] || passed="$passed. Which: sh verify.sh --level wish"
end 0 "$passed."
