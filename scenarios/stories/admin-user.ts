import { defineScenario } from '../define.ts'

/** An administrator has no business in the player app. */
export const adminUser = defineScenario({
  id: 'admin-user',
  title: 'Admin user',
  effect: 'An admin is sent to the admin site',
  audience: 'developers',
  also: 'administrator',
  signedInAs: 'admin',
  start: '/dashboard',
  script: [],
})
