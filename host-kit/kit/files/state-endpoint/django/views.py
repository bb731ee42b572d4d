"""Mounts the provider states in Django, in test and staging builds only. In urls.py:

    path("_pact/states", provider_states(host))

Put provider_states.py of ../fastapi beside this file; it says what `host` is. They wipe what the host
holds: they refuse to start without ANK_STATES_SECRET in the environment, and answer nobody who does not
send that as ?secret=… (ank-verify.mjs does).
"""

import hmac
import json
import os

from django.http import JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from provider_states import DONE_BEFORE, run_staff_action, set_up


def provider_states(host):
    secret = os.environ.get("ANK_STATES_SECRET", "")
    if not secret:
        raise RuntimeError("ANK_STATES_SECRET is not set: the state endpoint stays away.")

    def told(status, message):
        return JsonResponse({"message": message}, status=status)

    @csrf_exempt
    @require_POST
    def change(request):
        given = request.GET.get("secret", "")
        if not hmac.compare_digest(given.encode(), secret.encode()):
            return told(403, "The secret is missing or wrong.")
        body = json.loads(request.body)
        state, params, action = body["state"], body.get("params", {}), body.get("action")
        if action == "teardown":
            return JsonResponse({})
        if action == "staff":
            done = run_staff_action(host, state, params)
            if done is False:
                return told(409, DONE_BEFORE)
            values = None if done is None else {}
        else:
            values = set_up(host, state, params)
        if values is None:
            return told(404, f'There is no state "{state}".')
        return JsonResponse(values)

    return change
