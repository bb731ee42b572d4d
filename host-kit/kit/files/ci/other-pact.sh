#!/bin/sh
# What the kit can't speak for: the broker's pact is another version's, so ank-verify.mjs ended with 5. Pact's own
# verifier checks it, in the same states, and publishes the outcome.
# Usage: other-pact.sh HOSTNAME PORT STATES-URL, with VERSION and BRANCH of the host in the environment.
hostname=$1 port=$2 states=$3
if [ -n "$PACT_URL" ]; then
  set -- --webhook-callback-url "$PACT_URL"
else
  set -- --filter-consumer ank-client --enable-pending \
    --consumer-version-selectors '{"mainBranch":true}' --consumer-version-selectors '{"deployedOrReleased":true}'
fi
exec timeout 300 npx --yes --package @pact-foundation/pact-cli@18.1.2 pact verifier --provider-name ank-host \
  --broker-url "$PACT_BROKER_BASE_URL" "$@" \
  --hostname "$hostname" --port "$port" --state-change-url "$states?secret=$ANK_STATES_SECRET" \
  --publish --provider-version "$VERSION" --provider-branch "$BRANCH"
