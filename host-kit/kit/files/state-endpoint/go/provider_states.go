// Package providerstates mounts the provider states in a Go host, in test and staging builds only:
//
//	mux.Handle("POST /_pact/states", providerstates.Handler(host, os.Getenv("ANK_STATES_SECRET")))
//
// They wipe what the host holds: Handler panics without a secret, and answers nobody who does not send
// it as ?secret=… (ank-verify.mjs does).
package providerstates

import (
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"net/http"
)

// Params are a state's, or what the staff do something with.
type Params map[string]any

// Values are what a state gives: its token, and ids and days.
type Values map[string]string

// Player is who a state needs. Payout is "all", "bank" or "none".
type Player struct {
	Balance                               int
	IsInactive                            bool
	Email, MobileNumber, Password, Payout string
}

// Host is yours, over your own database.
type Host interface {
	// Reset empties players, bets and requests. A filled site: banners, guide, settings, contact, rates; a
	// game and a Starline game that take bets now and have past results; no Sunday; the real time.
	Reset()
	// SetTime sets the host's clock to a time of day in India, such as 00:30:00. Without it, what happens at
	// midnight and when betting closes can't be checked.
	SetTime(time string)
	// AddOthers makes another player with a bet, a Starline bet, a fund request, a withdrawal and an enquiry:
	// without them, a list that shows everybody's rows looks right.
	AddOthers()
	// MakePlayer makes a player and gives a token.
	MakePlayer(player Player) string
	RemovePlayer(mobileNumber string)
	MakeSunday()
	CloseMarkets()
	FinishStarline()
	EmptySite(games bool)
	AddBet(token, status string)
	AddStarlineBet(token, status string)
	AddFundRequest(token, status string)
	AddWithdrawal(token, status string)
	AddEnquiry(token, status string)
	// See "Provider states" in api.md.
	GameID() string
	StarlineGameID() string
	Today() string
	Day() string
	// What the staff do; each gives false where it was done before or can't be done.
	Declare(gameID, session, pana string) bool
	DeclareStarline(starlineGameID, pana string) bool
	ApproveDeposit(transactionID string) bool
	RejectDeposit(transactionID string) bool
	CompleteWithdrawal(withdrawalID string) bool
	RejectWithdrawal(withdrawalID string) bool
	Deactivate(mobileNumber string) bool
}

func setups(host Host, params Params) map[string]func() Values {
	player := func(player Player, more ...Values) Values {
		if player.Balance == 0 {
			player.Balance = 1000
		}
		values := Values{"token": host.MakePlayer(player)}
		for _, one := range more {
			for name, value := range one {
				values[name] = value
			}
		}
		return values
	}
	game := func() Values { return Values{"gameId": host.GameID(), "today": host.Today()} }
	starline := func() Values { return Values{"starlineGameId": host.StarlineGameID()} }
	withOne := func(add func(token, status string), more ...Values) Values {
		values := player(Player{Balance: 2000}, more...)
		add(values["token"], fmt.Sprint(params["status"]))
		return values
	}
	return map[string]func() Values{
		"nobody is signed in": func() Values {
			host.RemovePlayer(fmt.Sprint(params["freeNumber"]))
			return Values{"token": "token-that-ended"}
		},
		"a regular day": func() Values {
			sample := Player{
				Balance: 12450, Email: "sample.player@example.com",
				MobileNumber: "5876543210", Password: "play123", Payout: "all",
			}
			login := Values{"mobileNumber": sample.MobileNumber, "password": sample.Password}
			return player(sample, login, game(), starline())
		},
		"a player who has just signed up": func() Values { return player(Player{Payout: "none"}) },
		"a player who is not active": func() Values {
			return player(Player{IsInactive: true}, game(), starline())
		},
		"it is Sunday": func() Values {
			host.MakeSunday()
			return player(Player{Payout: "bank"})
		},
		"every market of the day has closed": func() Values {
			host.CloseMarkets()
			return player(Player{}, game())
		},
		"a player with a balance of 640 rupees": func() Values {
			return player(Player{Balance: 640, Payout: "bank"}, game(), starline())
		},
		"a player without a saved payout account": func() Values { return player(Player{Payout: "none"}) },
		"every Starline game of the day is over": func() Values {
			host.FinishStarline()
			return player(Player{}, starline())
		},
		"a player with one bet": func() Values { return withOne(host.AddBet) },
		"a player with one Starline bet": func() Values {
			return withOne(host.AddStarlineBet, starline(), Values{"day": host.Day()})
		},
		"a player with one fund request": func() Values { return withOne(host.AddFundRequest) },
		"a player with one withdrawal": func() Values { return withOne(host.AddWithdrawal) },
		"a player with one enquiry": func() Values { return withOne(host.AddEnquiry) },
		"a site that was just set up": func() Values {
			host.EmptySite(params["games"] == true)
			return player(Player{}, Values{"gameId": host.GameID()}, starline())
		},
	}
}

func staffActions(host Host, params Params) map[string]func() bool {
	text := func(name string) string { return fmt.Sprint(params[name]) }
	return map[string]func() bool{
		"declare a result": func() bool { return host.Declare(text("gameId"), text("session"), text("pana")) },
		"declare a Starline result": func() bool {
			return host.DeclareStarline(text("starlineGameId"), text("pana"))
		},
		"approve a deposit": func() bool { return host.ApproveDeposit(text("transactionId")) },
		"reject a deposit": func() bool { return host.RejectDeposit(text("transactionId")) },
		"complete a withdrawal": func() bool { return host.CompleteWithdrawal(text("withdrawalId")) },
		"reject a withdrawal": func() bool { return host.RejectWithdrawal(text("withdrawalId")) },
		"make a player inactive": func() bool { return host.Deactivate(text("mobileNumber")) },
	}
}

// Handler answers what the verifier sends before each call. It panics without a secret.
func Handler(host Host, secret string) http.HandlerFunc {
	if secret == "" {
		panic("ANK_STATES_SECRET is not set, so there is no state endpoint")
	}
	return func(response http.ResponseWriter, request *http.Request) {
		tell := func(status int, body any) {
			response.Header().Set("content-type", "application/json")
			response.WriteHeader(status)
			_ = json.NewEncoder(response).Encode(body)
		}
		given := request.URL.Query().Get("secret")
		if subtle.ConstantTimeCompare([]byte(given), []byte(secret)) != 1 {
			tell(http.StatusForbidden, Values{"message": "The secret is missing or wrong."})
			return
		}
		var change struct {
			State  string `json:"state"`
			Params Params `json:"params"`
			Action string `json:"action"`
		}
		if err := json.NewDecoder(request.Body).Decode(&change); err != nil {
			tell(http.StatusBadRequest, Values{"message": "The body is no JSON object."})
			return
		}
		staffAction, isStaffAction := staffActions(host, change.Params)[change.State]
		setUp, isState := setups(host, change.Params)[change.State]
		switch {
		case change.Action == "teardown":
			tell(http.StatusOK, Values{})
		case change.Action == "staff" && isStaffAction && staffAction():
			tell(http.StatusOK, Values{})
		case change.Action == "staff" && isStaffAction:
			tell(http.StatusConflict, Values{"message": "It was done before, or cannot be done."})
		case change.Action != "staff" && isState:
			host.Reset()
			if time, isAsked := change.Params["time"]; isAsked {
				host.SetTime(fmt.Sprint(time))
			}
			host.AddOthers()
			tell(http.StatusOK, setUp())
		default:
			tell(http.StatusNotFound, Values{"message": fmt.Sprintf("There is no state %q.", change.State)})
		}
	}
}
