#!/bin/sh
# Verifies a host against the contract. All it needs is the program `pact`.
#
#   sh verify.sh first-minute   only calls that must be refused without a session; needs no states
#   sh verify.sh                every case; needs the state endpoint
#   sh verify.sh --level words  also checks that refusals have sentences players can read
#   sh verify.sh --level wish   also checks everything else the contract asks for
#   sh verify.sh idempotency-key   what a host promises by accepting this header; needs curl, not pact
#   sh verify.sh production     that a host has no state endpoint; needs curl, not pact, changes nothing
#   sh verify.sh stub           verifies nothing: a host to develop against, at http://localhost:8000/api
#   sh verify.sh version        prints the version
#
# By default, only what harms a player counts as broken (the level "must"): a host may return 201 for
# 200, another 4xx refusal, or a list in another envelope the client can read. With --level words
# (or LEVEL=words), a refusal without a sentence also counts; with --level wish, every difference.
#
# Environment variables:
#   HOST_URL    the host (default http://localhost:8000)
#   STATES_URL  its state endpoint (default /_pact/states on that host)
#   ANK_STATES_SECRET   the state endpoint's secret, sent as ?secret=…
#   ONLY        a pattern for the names of cases, such as '^placeBet: '
#   LEVEL       must, words or wish
#   PACT        the program, if it isn't `pact` on the PATH
#   STUB_PORT   the stub's port (default 8000)
#
# Exit codes:
#   0  your host passed                     3  the host wasn't reached
#   1  a case failed                        4  the state endpoint didn't work
#   2  wrong arguments or variables, or nothing was verified
#
# It writes the result of every case to contract-report.xml (JUnit) next to this file, and everything
# pact printed to contract-output.txt.
set -u
export PACT_DO_NOT_TRACK=true
version={version}

kit=$(dirname "$0")
report=$kit/contract-report.xml
output=$kit/contract-output.txt
program=${PACT:-pact}

# Removes secrets from everything that is printed or kept, whatever pact writes: the values given here
# (the state endpoint's secret, a password in an address), and tokens and passwords in requests and
# responses. Also removes colours.
sent_secret=$(printf '%s' "${ANK_STATES_SECRET:-}" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g')
secrets=$(printf '%s\n' "${ANK_STATES_SECRET:-}" "$sent_secret")
for address in "${HOST_URL:-}" "${STATES_URL:-}"; do
  case $address in
    *@*)
      user=${address#*://} user=${user%@*}
      secrets=$(printf '%s\n' "$secrets" "$user" "${user#*:}")
      ;;
  esac
  case $address in
    *[?\&]secret=*)
      value=${address##*[?&]secret=}
      secrets=$(printf '%s\n' "$secrets" "${value%%&*}")
      ;;
  esac
done
clean() {
  SECRETS=$secrets LC_ALL=C awk '
  # As plain text, in JSON and in an address. Fewer than 4 characters would also blank other words.
  function hide(secret,    i, one, json, url) {
    if (length(secret) < 4) return
    for (i = 1; i <= length(secret); i++) {
      one = substr(secret, i, 1)
      json = json (one ~ /["\\]/ ? "\\" one : one)
      url = url (one ~ /[A-Za-z0-9._~-]/ ? one : sprintf("%%%02X", code[one]))
    }
    all[++count] = secret
    if (json != secret) all[++count] = json
    if (url != secret) all[++count] = url
  }
  BEGIN {
    for (i = 1; i < 256; i++) code[sprintf("%c", i)] = i
    given = split(ENVIRON["SECRETS"], list, "\n")
    for (i = 1; i <= given; i++) hide(list[i])
    # Longest first: a shorter one may be part of it.
    for (i = 2; i <= count; i++) {
      one = all[i]
      for (j = i - 1; j > 0 && length(all[j]) < length(one); j--) all[j + 1] = all[j]
      all[j + 1] = one
    }
  }
  {
    for (i = 1; i <= count; i++) {
      told = ""
      while ((at = index($0, all[i])) > 0) {
        told = told substr($0, 1, at - 1) "***"
        $0 = substr($0, at + length(all[i]))
      }
      $0 = told $0
    }
    gsub(/\033\[[0-9;]*m/, "")
    print
  }' | sed -e 's/\([?&]secret=\)[^ "&)]*/\1***/g' -e 's/\([Bb]earer \)[^ "\\),]*/\1***/g' \
    -e 's/\([Tt]oken\\*" *: *\\*"\)[^"\\]*/\1***/g' -e 's/\([Tt]oken\\*" *: *\)[0-9][0-9]*/\1***/g' \
    -e 's/\([Pp]assword\\*" *: *\\*"\)[^"\\]*/\1***/g' \
    -e 's/\(\$[^ ]*[Tt]oken[^ ]* -> \).*/\1(hidden)/' \
    -e 's/\(\$[^ ]*[Pp]assword[^ ]* -> \).*/\1(hidden)/'
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
production=
stub=
words=$*
while [ $# -gt 0 ]; do
  case $1 in
    first-minute) first_minute=yes ;;
    idempotency-key) keyed=yes ;;
    production) production=yes ;;
    stub) stub=yes ;;
    version) printf 'Ank contract kit %s\n' "$version" && exit 0 ;;
    --level) level=${2:-} && [ $# -gt 1 ] && shift ;;
    --level=*) level=${1#--level=} ;;
    *) end 2 "Unknown arguments: $words. Use sh verify.sh [first-minute] [--level must|words|wish], or sh verify.sh with idempotency-key, production, stub or version." ;;
  esac
  shift
done
strict=$kit/pacts/ank-client-ank-host.json
case $level in
  must | words) file=$kit/pacts/$level.json ;;
  wish) file=$strict ;;
  *) end 2 "There is no level \"$level\". Use must, words or wish." ;;
esac
only=${ONLY:-}
[ -z "$first_minute" ] || only='refused, signed-out'
[ -n "$keyed$production" ] || command -v "$program" >/dev/null ||
  end 2 "The program \"$program\" wasn't found. README.md says where to get pact; set PACT if it isn't on the PATH."

# Gives the contract's responses: those of a regular day, or those of the state in X-State.
if [ -n "$stub" ]; then
  port=${STUB_PORT:-8000}
  case $port in '' | *[!0-9]*) end 2 "STUB_PORT must be a number, not \"$port\"." ;; esac
  printf '%s\n' "A host with the responses of contract version $version: http://localhost:$port/api" \
    'It remembers nothing. With any token, you are signed in. For the responses of another state:' \
    "  curl -H 'authorization: Bearer any' -H 'x-state: a player with one bet' http://localhost:$port/api/bets/me"
  exec "$program" stub --file="$kit/pacts/stub.json" --port="$port" --cors \
    --provider-state-header-name=x-state --loglevel=error
fi

# Splits the host's address into name, port and path, as pact needs them.
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
  '' | *[!0-9]*) end 2 "HOST_URL must look like https://api.example.com, http://localhost:8000 or http://[::1]:8000/v1, not \"$host\"." ;;
esac
states=${STATES_URL:-$host/_pact/states}
shown=$states
case ${ANK_STATES_SECRET:-}:$states in
  :*) ;;
  *\?*) states="$states&secret=$sent_secret" ;;
  *) states="$states?secret=$sent_secret" ;;
esac

# Only an address where nothing is will do. Without the secret, and with an action that sets nothing up:
# an endpoint that is there after all loses nothing by being asked.
if [ -n "$production" ]; then
  command -v curl >/dev/null || end 2 'The program "curl", which this check needs, was not found.'
  status=$(curl -sS -m 20 -o /dev/null -w '%{http_code}' -X POST "$shown" -H 'content-type: application/json' \
    -d '{"state":"nobody is signed in","params":{},"action":"teardown"}' 2>/dev/null)
  case $status in
    404) end 0 "POST $shown returned 404: your host has no state endpoint there." ;;
    000) end 3 "The host wasn't reached: POST $shown got no answer." ;;
    *) end 1 "POST $shown returned $status, not 404. Whoever finds a state endpoint can try to wipe your host: production must not have one." ;;
  esac
fi

# A pact only has single calls, so repeats are checked with curl.
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
    end 4 "States can't be set up: POST $shown with {\"state\": \"a regular day\", …} must return a token. Set STATES_URL if your state endpoint is elsewhere."
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
  [ "$more" = 1 ] || told="$told  $operation: $1 made $more records instead of one\n"
}
answers_alike() {
  if [ "$2" = "$3" ]; then
    case $2 in *' 2'??) return ;; esac
  fi
  told="$told  $operation: $1 got two different responses: $2 and $3\n"
}
if [ -n "$keyed" ]; then
  command -v curl >/dev/null || end 2 'The program "curl" is needed for this, but was not found.'
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

    what='another request with the same key'
    regular_day
    first=$(send "$body") second=$(send "$other")
    one_record "$what"
    case $second in *' 4'??) ;; *) told="$told  $operation: $what wasn't refused: $second\n" ;; esac
  done
  [ -z "$told" ] || {
    printf "$(printf '%s' "$told" | sed 's/%/%%/g')" | clean
    end 1 'Idempotency-Key: your host failed. Do not build the client with VITE_IDEMPOTENCY_KEY=1.'
  }
  end 0 'Idempotency-Key: your host passed all 12 cases.'
fi

pact_verifier() {
  "$program" verifier --provider-name=ank-host --hostname="$name" --port="$port" \
    --transport="$scheme" ${base:+"--base-path=$base"} --request-timeout=20000 --no-colour "$@"
}

# Tries one call first: what's wrong with it would be wrong with all of them.
first='--filter-description=^getUserProfile: refused, signed-out$'
case $(pact_verifier --file="$file" "$first" 2>&1) in
  *'Request Failed - '*)
    end 3 "The host wasn't reached: GET $host/api/user/profile got no response. Is it running there? Is it http or https? Is its certificate trusted? From a container, this machine is host.docker.internal."
    ;;
esac

set --
if [ -z "$first_minute" ]; then
  told=$(pact_verifier --file="$file" "$first" --state-change-url="$states" 2>&1)
  case $told in
    *'state change handlers has failed'*)
      why=$(printf '%s\n' "$told" | sed -n 's/.* has failed - MismatchResult::Error("\(.*\)", [^,]*$/: \1/p')
      end 4 "States can't be set up: POST $shown with {\"state\": \"nobody is signed in\", …} must return 200 with a JSON object$why. Set STATES_URL if your state endpoint is elsewhere."
      ;;
  esac
  set -- --state-change-url="$states"
  # If a state returns no token, pact sends an example, and every call with a session would fail.
  signed_in='--filter-description=^getUserProfile: full$'
  case $(pact_verifier --file="$kit/pacts/must.json" "$signed_in" "$@" 2>&1) in
    *'Expected status code 401 to be'*)
      end 4 "The host doesn't accept a state's token: POST $shown with {\"state\": \"a regular day\", …} must return 200 with a JSON object that has a token, and GET /api/user/profile must accept that token."
      ;;
  esac
fi

rm -f "$report" "$report.forms"
pact_verifier --file="$file" --filter-description="${only:-.*}" --junit="$report" "$@" 2>&1 | clean >"$output"
[ -f "$report" ] || {
  cat "$output"
  end 2 "Nothing was verified. Pact's output above says why."
}

# Pact exits with 0 even if it verified nothing, so count.
number_of() {
  tr '>' '\n' <"$report" | sed -n "s/^ *<testsuite .* $1=\"\([0-9]*\)\".*/\1/p"
}
ran=$(number_of tests)
cases() { grep -c "\"description\":\"[^\"]*$1" "$file"; }
[ "${ran:-0}" -gt 0 ] ||
  end 2 "Nothing was verified: no case matches ONLY=\"$only\". Names look like \"placeBet: full\" or \"placeBet: refused, inactive\"; api.md lists them all."

# The names in a report of the cases that passed or failed.
names() {
  case $2 in
    passed) tr '<' '\n' <"$1" | sed -n 's/^testcase name=".* - \([^"]*\)".*\/>$/\1/p' ;;
    failed) tr '<' '\n' <"$1" | sed -n 's/^testcase name=".* - \([^"]*\)".*[^/]>$/\1/p' ;;
  esac
}
failed=$(names "$report" failed)
amount() { printf '%s' "$1" | grep -c .; }
any_of() { printf '%s' "$1" | tr '\n' '|'; }

# The cases of a pact with an outcome ("passed" or "failed"): file, pattern, outcome, options.
cases_that() {
  file_of_all=$1 pattern=$2 outcome=$3
  shift 3
  rm -f "$report.more"
  pact_verifier --file="$file_of_all" --filter-description="$pattern" --junit="$report.more" "$@" >/dev/null 2>&1
  [ ! -f "$report.more" ] || names "$report.more" "$outcome"
  rm -f "$report.more"
}
# The cases that passed in another form the client can read.
in_other_forms() {
  level_of_all=$1 wanted=$(any_of "$2")
  shift 2
  cases_that "$kit/pacts/$level_of_all-forms.json" "^($wanted) \| " passed "$@" | sed 's/ | .*//' | sort -u
}
if [ -n "$failed" ] && [ "$level" != wish ] && [ -z "$first_minute" ]; then
  other=$(in_other_forms "$level" "$failed" "$@")
  [ -z "$other" ] || {
    failed=$(printf '%s\n' "$failed" | grep -vxF -e "$other")
    printf '%s\n' "Cases that passed in another form the client can read: $(amount "$other")."
  }
fi

# Rewrites the report with a class for each operation, the failures, and the screens they break.
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
  printf '\nFailed cases, with the screens they break:\n'
  sed -n 's/^<testcase classname="[^"]*" name="\([^"]*\)".*<failure message="\(breaks .*\); see .*/  \1, \2/p' "$report"
  rm -f "$report.failed"
  end 1 "The contract is broken at the level $level: $(amount "$failed") of $ran cases failed. See \"Failures:\" above (Expected: the contract; Actual: your host) or contract-output.txt."
fi
rm -f "$report.failed"
[ -z "$only" ] || [ -n "$first_minute" ] || end 0 "$ran of $(cases '') cases were verified, and all passed."
due=$(cases "$only")
[ "$ran" = "$due" ] || end 2 "Only $ran of $due cases were verified. None of them failed."
[ -z "$first_minute" ] || end 0 "Good start: your host refuses all $ran calls without a session. Nothing else was checked. Next: sh verify.sh"

# Counts the differences that harm nobody.
case $level in
  must) passed='The client works on your host' ;;
  words) passed='The client works on your host and shows its sentences' ;;
  wish) passed='Your host does everything the contract asks for' ;;
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
[ -z "$less" ] || passed="$passed. To see them: sh verify.sh --level wish"
end 0 "$passed."
