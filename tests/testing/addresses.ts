import { endpointOf } from '#api/contract/contract.ts'
import { operationNames, type OperationName } from '#api/table/table.ts'
import { pathPatterns, type RouteName } from '#paths'

/** The values of parameters in addresses. */
function valueOf(name: RouteName, parameter: string): string {
  if (parameter === 'type') return 'single-panna'
  return name.startsWith('starline') ? 'starline-16' : 'konkan-day'
}

/** An address that the route of this name is found at. */
export const sampleAddress = (name: RouteName): string =>
  pathPatterns[name].replaceAll(/:(\w+)\??/g, (_, parameter: string) => valueOf(name, parameter))

/** Only visible when signed out. */
const beforeSignIn: readonly RouteName[] = ['auth', 'forgotPassword']

export const routeNames = Object.keys(pathPatterns) as RouteName[]

/** Whether the route is seen by a signed-in player. */
export const needsPlayer = (name: RouteName): boolean => !beforeSignIn.includes(name)

/** Every route with its own screen. */
export const routesWithScreens = routeNames.filter((name) => name !== 'root')

const withoutParameters = (pattern: string) => pattern.replaceAll(/\/:\w+\??/g, '')

/** The reads of a screen; those of the guard are met on home, where every player begins. */
export const readsOf = (name: RouteName): OperationName[] =>
  operationNames.filter((operation) => {
    const { method, screens: used } = endpointOf(operation)
    if (method !== 'GET') return false
    return used.some((screen) => {
      if (screen === 'every guarded route') return name === 'dashboard'
      const own = routeNames.find((each) => pathPatterns[each] === screen)
      return own
        ? own === name
        : withoutParameters(screen) === withoutParameters(pathPatterns[name])
    })
  })
