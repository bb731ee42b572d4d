<?php

/**
 * The provider states, without a framework; routes.php beside it mounts them in Laravel.
 *
 * $host is yours, a dozen methods over your own models:
 *
 *   reset()               Empties players, bets and requests. A filled site: banners, guide, settings,
 *                         contact, rates; a game and a Starline game that take bets now and have past
 *                         results; no Sunday; the real time.
 *   setTime($time)        Sets the host's clock to a time of day in India, such as '00:30:00'. Without it,
 *                         what happens at midnight and when betting closes can't be checked.
 *   addOthers()           Makes another player with a bet, a Starline bet, a fund request, a withdrawal and
 *                         an enquiry: without them, a list that shows everybody's rows looks right.
 *   makePlayer($player)   Makes an active player and gives a token. Keys: balance, isActive, email,
 *                         mobileNumber, password, payout ('all', 'bank' or 'none'; left out, 'none').
 *   removePlayer($number) Removes the account of a mobile number, if there is one.
 *   makeSunday(), closeMarkets(), finishStarline(), emptySite($games)
 *   addBet($token, $status), addStarlineBet($token, $status), addFundRequest($token, $status),
 *   addWithdrawal($token, $status), addEnquiry($token, $status)
 *   gameId(), starlineGameId(), today(), day()   See "Provider states" in api.md.
 *   declare($gameId, $session, $pana), declareStarline($starlineGameId, $pana),
 *   approveDeposit($transactionId), rejectDeposit($transactionId), completeWithdrawal($id),
 *   rejectWithdrawal($id), deactivate($mobileNumber)   What the staff do; each gives false where it was
 *                           done before or can't be done.
 */
final class ProviderStates
{
    public function __construct(private readonly object $host)
    {
    }

    /** Makes a state true; gives its values, or null for a state nobody knows. */
    public function setUp(string $state, array $params): ?array
    {
        $setups = $this->setups($params);
        if (!isset($setups[$state])) {
            return null;
        }
        $this->host->reset();
        if (isset($params['time'])) {
            $this->host->setTime($params['time']);
        }
        $this->host->addOthers();
        return $setups[$state]();
    }

    /** Does what the staff do: true, false where it can't be done, null for what nobody knows. */
    public function runStaffAction(string $action, array $params): ?bool
    {
        $host = $this->host;
        $staffActions = [
            'declare a result' => fn () => $host->declare($params['gameId'], $params['session'], $params['pana']),
            'declare a Starline result' => fn () => $host->declareStarline($params['starlineGameId'], $params['pana']),
            'approve a deposit' => fn () => $host->approveDeposit($params['transactionId']),
            'reject a deposit' => fn () => $host->rejectDeposit($params['transactionId']),
            'complete a withdrawal' => fn () => $host->completeWithdrawal($params['withdrawalId']),
            'reject a withdrawal' => fn () => $host->rejectWithdrawal($params['withdrawalId']),
            'make a player inactive' => fn () => $host->deactivate($params['mobileNumber']),
        ];
        return isset($staffActions[$action]) ? (bool) $staffActions[$action]() : null;
    }

    /** @return array<string, callable(): array<string, string>> */
    private function setups(array $params): array
    {
        $host = $this->host;
        $player = fn (array $player) => ['token' => $host->makePlayer($player + ['balance' => 1000])];
        $game = fn () => ['gameId' => $host->gameId(), 'today' => $host->today()];
        $starline = fn () => ['starlineGameId' => $host->starlineGameId()];
        $games = fn () => $game() + $starline();
        $withOne = function (string $method) use ($host, $params, $player): array {
            $values = $player(['balance' => 2000]);
            $host->$method($values['token'], $params['status']);
            return $values;
        };

        return [
            'nobody is signed in' => function () use ($host, $params) {
                $host->removePlayer($params['freeNumber']);
                return ['token' => 'token-that-ended'];
            },
            'a regular day' => function () use ($player, $games) {
                $login = ['mobileNumber' => '5876543210', 'password' => 'play123'];
                $more = ['email' => 'sample.player@example.com', 'balance' => 12450, 'payout' => 'all'];
                return $player($login + $more) + $login + $games();
            },
            'a player who has just signed up' => fn () => $player(['payout' => 'none']),
            'a player who is not active' => fn () => $player(['isActive' => false]) + $games(),
            'it is Sunday' => function () use ($host, $player) {
                $host->makeSunday();
                return $player(['payout' => 'bank']);
            },
            'every market of the day has closed' => function () use ($host, $player, $game) {
                $host->closeMarkets();
                return $player([]) + $game();
            },
            'a player with a balance of 640 rupees' =>
                fn () => $player(['balance' => 640, 'payout' => 'bank']) + $games(),
            'a player without a saved payout account' => fn () => $player(['payout' => 'none']),
            'every Starline game of the day is over' => function () use ($host, $player, $starline) {
                $host->finishStarline();
                return $player([]) + $starline();
            },
            'a player with one bet' => fn () => $withOne('addBet'),
            'a player with one Starline bet' =>
                fn () => $withOne('addStarlineBet') + $starline() + ['day' => $host->day()],
            'a player with one fund request' => fn () => $withOne('addFundRequest'),
            'a player with one withdrawal' => fn () => $withOne('addWithdrawal'),
            'a player with one enquiry' => fn () => $withOne('addEnquiry'),
            'a site that was just set up' => function () use ($host, $params, $player, $game, $starline) {
                $host->emptySite($params['games']);
                return $player([]) + ['gameId' => $game()['gameId']] + $starline();
            },
        ];
    }
}
