// @ts-check
'use strict'

const { pathToFileURL } = require('node:url')

/**
 * Imports a script of either kind. It stands in a file of its own since an old Node can't read `import()`.
 * @param {string} file
 */
module.exports = (file) => import(pathToFileURL(file).href)
