import { config } from 'zod/mini'

// The content policy forbids making code from text, and even reports code that checks if it may.
config({ jitless: true })
