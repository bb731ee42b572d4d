/** The guide as an administrator would write it: headings, bold, italic and lists. */
export const guide = `# How to play

Every market draws two numbers a day: one at its **open** time and one at its **close** time.
Each draw is a *panna* of three digits. The last digit of their sum is the single digit of the draw.

## A result, read from left to right

- \`128-12-345\` is open panna **128**, open digit **1**, close digit **2**, close panna **345**
- The two digits in the middle together are the **jodi**: *12*
- Results that aren’t declared yet are shown as dots

## How pannas are written

- Digits run low to high, with 0 last: **123**, **580**, **100**
- So *321* is never drawn: bet on **123**

## What you can bet on

- **Single Digit**: the digit of the open or the close draw
- **Jodi**: both digits, open first
- **Single Panna**: three different digits
- **Double Panna**: exactly two digits the same
- **Triple Panna**: all three digits the same
- **Half Sangam**: one digit and the panna of the other draw
- **Full Sangam**: both pannas

## When you can bet

- Open session: until the open time
- Close session: up to and including the close time
- Full Sangam: only while both sessions are open

## Limits

- A bet is at least **₹10** and at most **₹10,000**
- Winnings are added to your balance when the result is declared
`
