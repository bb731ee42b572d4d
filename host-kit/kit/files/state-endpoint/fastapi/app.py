"""Mounts the provider states in FastAPI, in test and staging builds only:

    app.include_router(provider_states(host))

They wipe what the host holds: they refuse to start without ANK_STATES_SECRET in the environment, and
answer nobody who does not send that as ?secret=… (ank-verify.mjs does).
"""

import hmac
import os

from typing import Any

from fastapi import APIRouter, HTTPException, Query
from provider_states import DONE_BEFORE, run_staff_action, set_up
from pydantic import BaseModel


class StateChange(BaseModel):
    state: str
    params: dict[str, Any] = {}
    action: str = "setup"


def provider_states(host) -> APIRouter:
    secret = os.environ.get("ANK_STATES_SECRET", "")
    if not secret:
        raise RuntimeError("ANK_STATES_SECRET is not set: the state endpoint stays away.")
    router = APIRouter()

    @router.post("/_pact/states")
    def change(body: StateChange, given: str = Query("", alias="secret")) -> dict[str, str]:
        if not hmac.compare_digest(given.encode(), secret.encode()):
            raise HTTPException(403, "The secret is missing or wrong.")
        if body.action == "teardown":
            return {}
        if body.action == "staff":
            done = run_staff_action(host, body.state, body.params)
            if done is False:
                raise HTTPException(409, DONE_BEFORE)
            values = None if done is None else {}
        else:
            values = set_up(host, body.state, body.params)
        if values is None:
            raise HTTPException(404, f'There is no state "{body.state}".')
        return values

    return router
