// Old syntax on purpose: every Node must be able to read this file and say what is wrong.
'use strict'

var NEEDED = [20, 19]

function isTooOld(version) {
  var parts = version.split('.').map(Number)
  return parts[0] < NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] < NEEDED[1])
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
