<?php

/**
 * Mounts the provider states in Laravel, in test and staging environments only. In
 * bootstrap/app.php, so that neither session nor CSRF protection stands before it:
 *
 *   ->withRouting(..., then: fn () => require base_path('routes/provider-states.php'))
 *
 * They wipe what the host holds: they refuse to be mounted without ANK_STATES_SECRET in the
 * environment, and answer nobody who does not send that as ?secret=… (ank-verify.mjs does).
 */

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;

require_once __DIR__ . '/ProviderStates.php';

$secret = (string) getenv('ANK_STATES_SECRET');
if (!app()->isProduction()) {
    if ($secret === '') {
        throw new RuntimeException('ANK_STATES_SECRET is not set: the state endpoint stays away.');
    }
    Route::post('/_pact/states', function (Request $request) use ($secret) {
        if (!hash_equals($secret, (string) $request->query('secret', ''))) {
            return response()->json(['message' => 'The secret is missing or wrong.'], 403);
        }
        if ($request->input('action') === 'teardown') {
            return response()->json((object) []);
        }
        // YourHost: your own class with the methods that ProviderStates.php lists.
        $states = new ProviderStates(app(YourHost::class));
        $asked = [$request->input('state'), $request->input('params', [])];
        if ($request->input('action') === 'staff') {
            $done = $states->runStaffAction(...$asked);
            if ($done === false) {
                return response()->json(['message' => 'It was done before, or cannot be done.'], 409);
            }
            $values = $done === null ? null : (object) [];
        } else {
            $values = $states->setUp(...$asked);
        }
        return $values === null
            ? response()->json(['message' => "There is no state \"{$request->input('state')}\"."], 404)
            : response()->json($values);
    });
}
