import { Fragment, jsxDEV as make, type JSX } from 'react/jsx-dev-runtime'
import { withOwnText, type Props } from './own-text.ts'

/** React's own, whose texts each have an element of their own. */
const jsxDEV: typeof make = (type, props, key, isStatic, source, self) => {
  const own = withOwnText(type, props as Props)
  return make(type, own, key, isStatic && Array.isArray(own.children), source, self)
}

export { Fragment, jsxDEV, type JSX }
