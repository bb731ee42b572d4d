import { expect, it, vi } from 'vitest'
import { onIdle } from './idle.ts'

interface Task {
  run: () => void
  delay: number
}

/** A browser with a scheduler: its tasks run when the test says so. */
function browserWithScheduler(): Task[] {
  const tasks: Task[] = []
  const postTask = (run: () => void, { delay }: { delay: number }) => tasks.push({ run, delay })
  vi.stubGlobal('scheduler', { postTask })
  return tasks
}

it('leaves what was just drawn the time to be painted, and runs nothing that was cancelled', () => {
  const tasks = browserWithScheduler()
  const [run, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onIdle(run)
  onIdle(cancelled)()
  expect(tasks.map(({ delay }) => delay)).toEqual([100, 100])
  for (const task of tasks) task.run()
  expect(run).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})

it('waits two seconds in a browser that can’t tell', () => {
  vi.useFakeTimers()
  const [run, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onIdle(run)
  onIdle(cancelled)()
  vi.advanceTimersByTime(1_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})
