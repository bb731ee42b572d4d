"""The provider states, without a framework; app.py beside it mounts them in FastAPI, and
../django/views.py in Django.

`host` is yours, a dozen methods over your own database:

  reset()               Empties players, bets and requests. A filled site: banners, guide, settings,
                        contact, rates; a game and a Starline game that take bets now and have past
                        results; no Sunday; the real time.
  set_time(time)        Sets the host's clock to a time of day in India, such as "00:30:00". Without it,
                        what happens at midnight and when betting closes can't be checked.
  add_others()          Makes another player with a bet, a Starline bet, a fund request, a withdrawal and
                        an enquiry: without them, a list that shows everybody's rows looks right.
  make_player(...)      Makes an active player and gives a token. Keywords: balance, is_active, email,
                        mobile_number, password, payout ("all", "bank" or "none").
  remove_player(number) Removes the account of a mobile number, if there is one.
  make_sunday(), close_markets(), finish_starline(), empty_site(games)
  add_bet(token, status), add_starline_bet(token, status), add_fund_request(token, status),
  add_withdrawal(token, status), add_enquiry(token, status)
  game_id, starline_game_id, today(), day()   See "Provider states" in api.md.
  declare(game_id, session, pana), declare_starline(starline_game_id, pana),
  approve_deposit(transaction_id), reject_deposit(transaction_id), complete_withdrawal(id),
  reject_withdrawal(id), deactivate(mobile_number)   What the staff do; each gives False where it was
                          done before or can't be done.
"""

DONE_BEFORE = "It was done before, or cannot be done."


def set_up(host, state, params):
    """Makes a state true; gives its values, or None for a state nobody knows."""
    setups = {
        "nobody is signed in": _nobody,
        "a regular day": _regular_day,
        "a player who has just signed up": _just_signed_up,
        "a player who is not active": _not_active,
        "it is Sunday": _sunday,
        "every market of the day has closed": _markets_closed,
        "a player with a balance of 640 rupees": _low_balance,
        "a player without a saved payout account": _just_signed_up,
        "every Starline game of the day is over": _starline_over,
        "a player with one bet": _with_one("add_bet"),
        "a player with one Starline bet": _one_starline_bet,
        "a player with one fund request": _with_one("add_fund_request"),
        "a player with one withdrawal": _with_one("add_withdrawal"),
        "a player with one enquiry": _with_one("add_enquiry"),
        "a site that was just set up": _empty_site,
    }
    if state not in setups:
        return None
    host.reset()
    if params.get("time"):
        host.set_time(params["time"])
    host.add_others()
    return setups[state](host, params)


def run_staff_action(host, action, params):
    """Does what the staff do: True, False where it can't be done, None for what nobody knows."""
    staff_actions = {
        "declare a result": lambda: host.declare(
            params["gameId"], params["session"], params["pana"]
        ),
        "declare a Starline result": lambda: host.declare_starline(
            params["starlineGameId"], params["pana"]
        ),
        "approve a deposit": lambda: host.approve_deposit(params["transactionId"]),
        "reject a deposit": lambda: host.reject_deposit(params["transactionId"]),
        "complete a withdrawal": lambda: host.complete_withdrawal(params["withdrawalId"]),
        "reject a withdrawal": lambda: host.reject_withdrawal(params["withdrawalId"]),
        "make a player inactive": lambda: host.deactivate(params["mobileNumber"]),
    }
    return bool(staff_actions[action]()) if action in staff_actions else None


def _games(host):
    return {
        "gameId": host.game_id,
        "starlineGameId": host.starline_game_id,
        "today": host.today(),
    }


def _nobody(host, params):
    host.remove_player(params["freeNumber"])
    return {"token": "token-that-ended"}


def _regular_day(host, params):
    token = host.make_player(
        mobile_number="5876543210",
        password="play123",
        email="sample.player@example.com",
        balance=12450,
        payout="all",
    )
    return {"token": token, "mobileNumber": "5876543210", "password": "play123", **_games(host)}


def _just_signed_up(host, params):
    return {"token": host.make_player(balance=1000, payout="none")}


def _not_active(host, params):
    return {"token": host.make_player(balance=1000, is_active=False), **_games(host)}


def _sunday(host, params):
    host.make_sunday()
    return {"token": host.make_player(balance=1000, payout="bank")}


def _markets_closed(host, params):
    host.close_markets()
    token = host.make_player(balance=1000)
    return {"token": token, "gameId": host.game_id, "today": host.today()}


def _low_balance(host, params):
    return {"token": host.make_player(balance=640, payout="bank"), **_games(host)}


def _starline_over(host, params):
    host.finish_starline()
    return {"token": host.make_player(balance=1000), "starlineGameId": host.starline_game_id}


def _one_starline_bet(host, params):
    token = host.make_player(balance=1000)
    host.add_starline_bet(token, params["status"])
    return {"token": token, "starlineGameId": host.starline_game_id, "day": host.day()}


def _with_one(method):
    def set_up_one(host, params):
        token = host.make_player(balance=2000)
        getattr(host, method)(token, params["status"])
        return {"token": token}

    return set_up_one


def _empty_site(host, params):
    host.empty_site(params["games"])
    return {
        "token": host.make_player(balance=1000),
        "gameId": host.game_id,
        "starlineGameId": host.starline_game_id,
    }
