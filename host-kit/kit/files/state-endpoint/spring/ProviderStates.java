import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The provider states, without a framework; ProviderStatesController.java beside it mounts them in Spring. */
public final class ProviderStates {

    /** Yours, over your own repositories. */
    public interface Host {
        /**
         * Empties players, bets and requests. A filled site: banners, guide, settings, contact, rates; a game
         * and a Starline game that take bets now and have past results; no Sunday; the real time.
         */
        void reset();

        /**
         * Sets the host's clock to a time of day in India, such as 00:30:00. Without it, what happens at midnight
         * and when betting closes can't be checked.
         */
        void setTime(String time);

        /**
         * Makes another player with a bet, a Starline bet, a fund request, a withdrawal and an enquiry: without
         * them, a list that shows everybody's rows looks right.
         */
        void addOthers();

        /**
         * Makes an active player and gives a token. Keys: balance, isActive, email, mobileNumber, password,
         * payout ("all", "bank" or "none"; left out, "none").
         */
        String makePlayer(Map<String, Object> player);

        /** Removes the account of a mobile number, if there is one. */
        void removePlayer(String mobileNumber);

        void makeSunday();

        void closeMarkets();

        void finishStarline();

        void emptySite(boolean games);

        void addBet(String token, String status);

        void addStarlineBet(String token, String status);

        void addFundRequest(String token, String status);

        void addWithdrawal(String token, String status);

        void addEnquiry(String token, String status);

        /** This and the next three: see "Provider states" in api.md. */
        String gameId();

        String starlineGameId();

        String today();

        String day();

        /** What the staff do; each gives false where it was done before or can't be done. */
        boolean declare(String gameId, String session, String pana);

        boolean declareStarline(String starlineGameId, String pana);

        boolean approveDeposit(String transactionId);

        boolean rejectDeposit(String transactionId);

        boolean completeWithdrawal(String withdrawalId);

        boolean rejectWithdrawal(String withdrawalId);

        boolean deactivate(String mobileNumber);
    }

    private final Host host;

    public ProviderStates(Host host) {
        this.host = host;
    }

    /** Makes a state true; gives its values, or null for a state nobody knows. */
    public Map<String, Object> setUp(String state, Map<String, Object> params) {
        Supplier<Map<String, Object>> setup = setup(state, params);
        if (setup == null) {
            return null;
        }
        host.reset();
        if (params.containsKey("time")) {
            host.setTime(String.valueOf(params.get("time")));
        }
        host.addOthers();
        return setup.get();
    }

    /** Does what the staff do: true, false where it can't be done, null for what nobody knows. */
    public Boolean runStaffAction(String action, Map<String, Object> params) {
        Function<String, String> text = (name) -> String.valueOf(params.get(name));
        return switch (action) {
            case "declare a result" -> host.declare(text.apply("gameId"), text.apply("session"), text.apply("pana"));
            case "declare a Starline result" -> host.declareStarline(text.apply("starlineGameId"), text.apply("pana"));
            case "approve a deposit" -> host.approveDeposit(text.apply("transactionId"));
            case "reject a deposit" -> host.rejectDeposit(text.apply("transactionId"));
            case "complete a withdrawal" -> host.completeWithdrawal(text.apply("withdrawalId"));
            case "reject a withdrawal" -> host.rejectWithdrawal(text.apply("withdrawalId"));
            case "make a player inactive" -> host.deactivate(text.apply("mobileNumber"));
            default -> null;
        };
    }

    private Supplier<Map<String, Object>> setup(String state, Map<String, Object> params) {
        return switch (state) {
            case "nobody is signed in" -> () -> {
                host.removePlayer(String.valueOf(params.get("freeNumber")));
                return Map.of("token", "token-that-ended");
            };
            case "a regular day" -> () -> {
                Map<String, Object> login = Map.of("mobileNumber", "5876543210", "password", "play123");
                Map<String, Object> more = Map.of("email", "sample.player@example.com", "balance", 12450, "payout", "all");
                return join(player(join(login, more)), login, games());
            };
            case "a player who has just signed up" -> () -> player(Map.of("payout", "none"));
            case "a player who is not active" -> () -> join(player(Map.of("isActive", false)), games());
            case "it is Sunday" -> () -> {
                host.makeSunday();
                return player(Map.of("payout", "bank"));
            };
            case "every market of the day has closed" -> () -> {
                host.closeMarkets();
                return join(player(Map.of()), game());
            };
            case "a player with a balance of 640 rupees" ->
                () -> join(player(Map.of("balance", 640, "payout", "bank")), games());
            case "a player without a saved payout account" -> () -> player(Map.of("payout", "none"));
            case "every Starline game of the day is over" -> () -> {
                host.finishStarline();
                return join(player(Map.of()), starline());
            };
            case "a player with one bet" -> () -> withOne(host::addBet, params);
            case "a player with one Starline bet" ->
                () -> join(withOne(host::addStarlineBet, params), starline(), Map.of("day", host.day()));
            case "a player with one fund request" -> () -> withOne(host::addFundRequest, params);
            case "a player with one withdrawal" -> () -> withOne(host::addWithdrawal, params);
            case "a player with one enquiry" -> () -> withOne(host::addEnquiry, params);
            case "a site that was just set up" -> () -> {
                host.emptySite(Boolean.TRUE.equals(params.get("games")));
                return join(player(Map.of()), Map.of("gameId", host.gameId()), starline());
            };
            default -> null;
        };
    }

    private Map<String, Object> player(Map<String, Object> more) {
        return Map.of("token", host.makePlayer(join(Map.of("balance", 1000), more)));
    }

    private Map<String, Object> withOne(BiConsumer<String, String> add, Map<String, Object> params) {
        Map<String, Object> values = player(Map.of("balance", 2000));
        add.accept(String.valueOf(values.get("token")), String.valueOf(params.get("status")));
        return values;
    }

    private Map<String, Object> game() {
        return Map.of("gameId", host.gameId(), "today", host.today());
    }

    private Map<String, Object> starline() {
        return Map.of("starlineGameId", host.starlineGameId());
    }

    private Map<String, Object> games() {
        return join(game(), starline());
    }

    /** All of them in one; what comes later counts. */
    @SafeVarargs
    private static Map<String, Object> join(Map<String, Object>... parts) {
        Map<String, Object> all = new HashMap<>();
        for (Map<String, Object> part : parts) {
            all.putAll(part);
        }
        return all;
    }
}
