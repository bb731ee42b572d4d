// Old syntax on purpose: any Node must be able to run this file and say what's wrong.
// @ts-check
'use strict'

/** @type {[major: number, minor: number]} */
var NEEDED = [20, 19]

/** @param {string} version */
function isTooOld(version) {
  var parts = version.split('.').map(Number)
  var major = parts[0] || 0
  var minor = parts[1] || 0
  return major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])
}

if (isTooOld(process.versions.node)) {
  process.stderr.write(
    'Ank needs Node ' +
      NEEDED.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.\n',
  )
  process.exit(2)
}

module.exports = { NEEDED: NEEDED, isTooOld: isTooOld }
