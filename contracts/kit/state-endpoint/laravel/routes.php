<?php

/**
 * Mounts the provider states in Laravel, in test and staging environments only. In
 * bootstrap/app.php, so that neither session nor CSRF protection stands before it:
 *
 *   ->withRouting(..., then: fn () => require base_path('routes/provider-states.php'))
 */

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;

require_once __DIR__ . '/ProviderStates.php';

if (!app()->isProduction()) {
    Route::post('/_pact/states', function (Request $request) {
        if ($request->input('action') === 'teardown') {
            return response()->json((object) []);
        }
        // YourHost: your own class with the methods that ProviderStates.php lists.
        $states = new ProviderStates(app(YourHost::class));
        $values = $states->setUp($request->input('state'), $request->input('params', []));
        return $values === null
            ? response()->json(['message' => "There is no state \"{$request->input('state')}\"."], 404)
            : response()->json($values);
    });
}
