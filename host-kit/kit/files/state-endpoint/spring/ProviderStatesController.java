import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Profile;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * Mounts the provider states in Spring, with the profiles "test" and "staging" only, and at an address
 * that your filters let through without a session. Put both files into a package of yours; a bean of yours
 * implements ProviderStates.Host.
 *
 * They wipe what the host holds: the host does not start with them without ANK_STATES_SECRET in the
 * environment, and they answer nobody who does not send that as ?secret=… (ank-verify.mjs does).
 */
@RestController
@Profile({"test", "staging"})
public class ProviderStatesController {

    /** What the verifier sends before each call. */
    public record Change(String state, Map<String, Object> params, String action) {
    }

    private final ProviderStates states;
    private final byte[] wanted;

    public ProviderStatesController(ProviderStates.Host host, @Value("${ANK_STATES_SECRET:}") String secret) {
        if (secret.isEmpty()) {
            throw new IllegalStateException("ANK_STATES_SECRET is not set: the state endpoint stays away.");
        }
        states = new ProviderStates(host);
        wanted = secret.getBytes(StandardCharsets.UTF_8);
    }

    @PostMapping("/_pact/states")
    public ResponseEntity<Map<String, Object>> change(
        @RequestParam(name = "secret", defaultValue = "") String secret, @RequestBody Change change) {
        if (!MessageDigest.isEqual(secret.getBytes(StandardCharsets.UTF_8), wanted)) {
            return ResponseEntity.status(403).body(Map.of("message", "The secret is missing or wrong."));
        }
        if ("teardown".equals(change.action())) {
            return ResponseEntity.ok(Map.of());
        }
        Map<String, Object> params = change.params() == null ? Map.of() : change.params();
        Map<String, Object> values;
        if ("staff".equals(change.action())) {
            Boolean done = states.runStaffAction(change.state(), params);
            if (Boolean.FALSE.equals(done)) {
                return ResponseEntity.status(409).body(Map.of("message", "It was done before, or cannot be done."));
            }
            values = done == null ? null : Map.of();
        } else {
            values = states.setUp(change.state(), params);
        }
        return values == null
            ? ResponseEntity.status(404).body(Map.of("message", "There is no state \"" + change.state() + "\"."))
            : ResponseEntity.ok(values);
    }
}
