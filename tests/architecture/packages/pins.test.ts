import { expect, it } from 'vitest'
import { projectFiles, readProjectFile } from '../project-files.ts'

/** What is fetched and run by its name: images and actions, as Dockerfiles and CI files write them. */
const reference =
  /^(?:FROM|\s*-?\s*uses:|\s*image:|\s*image:\n\s*name:)[ \t]+([\w./-]+[\w-](?::[\w.-]+)?(?:@[\w:.-]+)?)/gm

const referencesIn = (text: string) => [...text.matchAll(reference)].map(([, name = '']) => name)

/** Pinned to its bytes, even if a tag moves. */
const isPinned = (name: string) => /@(sha256:[0-9a-f]{64}|[0-9a-f]{40})$/.test(name)
/** At least one version and no other: neither `latest` nor `4`. */
const isExact = (name: string) => /:\d+\.\d+\.\d+$/.test(name)

const files = projectFiles.filter((path) => /(Dockerfile|\.ya?ml)$/.test(path))
const all = files.flatMap((path) =>
  referencesIn(readProjectFile(path)).map((name) => ({ path, name })),
)

it('images and actions are pinned by digest, or by exact version if it isn’t known', () => {
  expect(all.filter(({ name }) => isPinned(name)).length).toBeGreaterThan(2)
  expect(all.filter(({ name }) => !isPinned(name) && !isExact(name))).toEqual([])
})

it('each one pinned only by version is pointed out to whoever runs it', () => {
  const page = readProjectFile('docs/security.md')
  const byVersion = new Set(all.filter(({ name }) => !isPinned(name)).map(({ name }) => name))
  expect([...byVersion].filter((name) => !page.includes(`imagetools inspect ${name}`))).toEqual([])
})
