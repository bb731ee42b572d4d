import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aboveFloor } from '../lib/build/above-floor.ts'
import { filesIn } from '../lib/files-in.ts'
import { root } from '../lib/root.mjs'
import { pageFile } from '../vite/chunks/messages.ts'

const live = join(root, 'dist')

/** The scripts of the live build's English page: the Hindi one's differ in words alone. */
function builtScripts(): string[] {
  const worker = readFileSync(join(live, 'sw.js'), 'utf8')
  return filesIn(live)
    .map(([file]) => file)
    .filter((file) => file === 'sw.js' || (file.endsWith('.js') && worker.includes(file)))
    .map((file) => join(live, file))
}

/** The scripts inside the page, as files. */
function inlineScripts(): string[] {
  const folder = join(root, '.cache/floor')
  mkdirSync(folder, { recursive: true })
  const page = readFileSync(join(live, pageFile('en')), 'utf8')
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ''], index) => {
    const file = join(folder, `inline-${index}.js`)
    writeFileSync(file, code)
    return file
  })
}

/** The client's own code. */
const sources = () =>
  filesIn(join(root, 'src'))
    .filter(([file]) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(([file]) => join(root, 'src', file))

const problems = existsSync(live)
  ? aboveFloor([...sources(), ...builtScripts(), ...inlineScripts()])
  : ['There is no live build to read. Make one with: npm run build']
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
