// A host's day is India's, wherever its machine is. Imported first, before anything reads a date.
process.env.TZ = 'Asia/Kolkata'
