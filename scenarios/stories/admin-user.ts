import { defineScenario } from '../define.ts'
import { looks } from '../steps.ts'

/** An administrator has no business in the player app. */
export const adminUser = defineScenario({
  id: 'admin-user',
  title: 'Admin user',
  effect: 'An admin is sent to the admin site',
  audience: 'developers',
  also: 'administrator',
  signedInAs: 'admin',
  start: '/dashboard',
  script: [
    {
      title: 'An admin opens the app',
      say: 'An admin sees no wallet and no market here, only the way to the admin site.',
      run: looks,
    },
  ],
})
