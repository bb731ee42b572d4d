#!/bin/sh
# Verifies a host against the contract with the program `pact`, and needs nothing else.
#
#   sh verify.sh first-minute   only the calls that must be refused without a session; no states
#   sh verify.sh                every case; needs the state endpoint
#
# It reads from the environment
#   HOST_URL    the host; http://localhost:8000 when left out
#   STATES_URL  its state endpoint; /_pact/states of that host when left out
#   ONLY        a pattern for the names of cases, such as '^placeBet: '
#   PACT        the program, where it is not `pact` on the PATH
#
# and ends with
#   0  your host passed                     3  the host was not reached
#   1  a case failed                        4  the state endpoint does not do its duty
#   2  a wrong word or variable, or nothing was verified
#
# The outcome of every case stays in contract-report.xml (JUnit) beside this file.
set -u
export PACT_DO_NOT_TRACK=true

kit=$(dirname "$0")
file=$kit/pacts/ank-client-ank-host.json
report=$kit/contract-report.xml
program=${PACT:-pact}

end() {
  code=$1
  shift
  printf '\n%s\n' "$*"
  exit "$code"
}

case $#:${1:-} in
  0:) only=${ONLY:-} ;;
  1:first-minute) only='refused, signed-out' ;;
  *) end 2 "There is no \"$*\". It is: sh verify.sh, or: sh verify.sh first-minute." ;;
esac
first_minute=${1:-}
command -v "$program" >/dev/null ||
  end 2 "There is no program \"$program\". README.md says where pact comes from; PACT names it."

# Where the host is.
host=${HOST_URL:-http://localhost:8000}
host=${host%/}
host=${host%/api}
scheme=${host%%://*}
name=${host#*://}
case $scheme:$name in
  http:*:*|https:*:*) port=${name##*:} name=${name%:*} ;;
  http:*) port=80 ;;
  https:*) port=443 ;;
  *) port= ;;
esac
case $name in '' | *[!a-zA-Z0-9._-]*) port= ;; esac
case $port in
  '' | *[!0-9]*) end 2 "HOST_URL must be like https://api.example.com or http://localhost:8000, and is \"$host\"." ;;
esac
states=${STATES_URL:-$host/_pact/states}

pact_verifier() {
  "$program" verifier --file="$file" --provider-name=ank-host --hostname="$name" --port="$port" \
    --transport="$scheme" --request-timeout=20000 --no-colour "$@"
}

# One call first: what goes wrong with it would go wrong with all of them.
first='--filter-description=^listGames: refused, signed-out$'
case $(pact_verifier "$first" 2>&1) in
  *'Request Failed - '*)
    end 3 "The host was not reached: GET $host/api/games had no answer. Does it listen there, is it http or https, is its certificate trusted? In a container this machine is host.docker.internal."
    ;;
esac

set --
if [ -z "$first_minute" ]; then
  told=$(pact_verifier "$first" --state-change-url="$states" 2>&1)
  case $told in
    *'state change handlers has failed'*)
      why=$(printf '%s\n' "$told" | sed -n 's/.* has failed - MismatchResult::Error("\(.*\)", [^,]*$/: \1/p')
      end 4 "No state can be set up: POST $states with {\"state\": \"nobody is signed in\", …} must answer 200 with a JSON object$why. STATES_URL says where the state endpoint is."
      ;;
  esac
  set -- --state-change-url="$states"
fi

rm -f "$report"
pact_verifier --filter-description="${only:-.*}" --junit="$report" "$@"
code=$?
[ -f "$report" ] || end 2 "Nothing was verified; what pact says about it stands above."

# Pact ends with 0 when it has verified nothing: count.
number_of() {
  tr '>' '\n' <"$report" | sed -n "s/^ *<testsuite .* $1=\"\([0-9]*\)\".*/\1/p"
}
ran=$(number_of tests)
cases() { grep -c "^      \"description\": \".*$1" "$file"; }
[ "${ran:-0}" -gt 0 ] ||
  end 2 "Nothing was verified: no case has a name like ONLY=\"$only\". Names are like \"placeBet: full\" and \"placeBet: refused, inactive\"; api.md has them all."

if [ "$code" != 0 ]; then
  printf '\nFailed, with the screens of the client that break:\n'
  # The names of what failed from the report, their screens from the contract.
  tr '<' '\n' <"$report" | awk '
    FNR != NR && /^testcase / { name = $0; sub(/^.* - /, "", name); sub(/".*/, "", name); next }
    FNR != NR && /^(failure|error) / { if (name != "") print "  " name screens[name]; name = ""; next }
    FNR != NR && /^system-out/ { exit }
    FNR == NR && /^ *"Breaks without it: / { of = $0; sub(/^ *"Breaks without it:/, ", breaks", of); sub(/\. See .*/, "", of) }
    FNR == NR && /^      "description": / { name = $0; sub(/^ *"description": "/, "", name); sub(/",$/, "", name); screens[name] = of }
  ' "$file" -
  end 1 "The contract is broken: $(($(number_of failures) + $(number_of errors))) of $ran cases failed. Why stands above, below \"Failures:\", and in contract-report.xml."
fi
[ -z "$only" ] || [ -n "$first_minute" ] || end 0 "$ran of $(cases '') cases were verified, and passed."
due=$(cases "$only")
[ "$ran" = "$due" ] || end 2 "Only $ran of $due cases were verified; none of them failed."
[ -z "$first_minute" ] || end 0 "The first minute is over: your host refuses all $ran calls without a session. Nothing else was checked; next: sh verify.sh"
end 0 "Your host serves the client: all $ran cases passed."
