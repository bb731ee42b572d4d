import { createContext, use } from 'react'
import { timers, type Schedule } from './schedule.ts'

const ScheduleContext = createContext<Schedule>(timers)
export const ScheduleProvider = ScheduleContext.Provider

/** How this app waits: the browser's timers, unless something above moves time by hand. */
export const useSchedule = (): Schedule => use(ScheduleContext)
