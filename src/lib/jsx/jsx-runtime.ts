import { Fragment, jsx as make, type JSX } from 'react/jsx-runtime'
import { withOwnText } from './own-text.ts'

/** React's own, whose texts each have an element of their own. */
const jsx: typeof make = (type, props, key) => make(type, withOwnText(type, props as object), key)

export { Fragment, jsx, jsx as jsxs, type JSX }
