"""Mounts the provider states in FastAPI, in test and staging builds only:

    app.include_router(provider_states(host))
"""

from typing import Any

from fastapi import APIRouter, HTTPException
from provider_states import set_up
from pydantic import BaseModel


class StateChange(BaseModel):
    state: str
    params: dict[str, Any] = {}
    action: str = "setup"


def provider_states(host) -> APIRouter:
    router = APIRouter()

    @router.post("/_pact/states")
    def change(body: StateChange) -> dict[str, str]:
        if body.action == "teardown":
            return {}
        values = set_up(host, body.state, body.params)
        if values is None:
            raise HTTPException(404, f'There is no state "{body.state}".')
        return values

    return router
