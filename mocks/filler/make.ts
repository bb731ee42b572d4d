import { faker } from '@faker-js/faker/locale/en_IN'
import { allPannas } from '#domain/market/panna.ts'

/** Every value below follows from this number and the library's version. */
const seed = 20_261_120

const count = { draws: 1009, bets: 211, starlineBets: 97, players: 24 }

/** A number that no operator of the country can give out: theirs begin with 6 to 9. */
const unroutableMobile = () => `5${faker.string.numeric(9)}`

/** A bank that doesn't exist: its code is in no register. */
function bankAccount(holder: string) {
  return {
    accountHolderName: holder,
    accountNumber: faker.string.numeric({ length: 12, allowLeadingZeros: false }),
    ifscCode: `ANKX0${faker.string.numeric(6)}`,
    bankName: `${faker.location.city()} Example Bank`,
  }
}

function player() {
  const name = `${faker.person.firstName()} ${faker.person.lastName()}`
  return {
    name,
    mobileNumber: unroutableMobile(),
    phonepe: unroutableMobile(),
    googlePay: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example`,
    ...bankAccount(name),
  }
}

const panna = () => faker.helpers.arrayElement(allPannas())
const digit = () => faker.string.numeric(1)

/** 'single 5': what is bet on. */
const bet = () =>
  faker.helpers.weightedArrayElement([
    { weight: 6, value: `single ${digit()}` },
    { weight: 2, value: `jodi ${digit()}${digit()}` },
    { weight: 2, value: `singlePanna ${faker.helpers.arrayElement(allPannas('single'))}` },
  ])

const times = <T>(length: number, make: () => T): T[] => Array.from({ length }, make)

/**
 * The filler of the mock host: values that no scenario names. No dates, those follow each
 * scenario's clock. `npm run generate -- filler` writes it into `filler.json`, which the seeds
 * read: the library weighs more than half of the demo, and nobody who opens it has to load it.
 */
export function makeFiller() {
  faker.seed(seed)
  return {
    /** Pannas of past draws, one after the other, three digits each. */
    draws: times(count.draws, panna).join(''),
    bets: times(count.bets, bet),
    /** Digits of Starline bets. */
    starlineBets: times(count.starlineBets, digit).join(''),
    players: times(count.players, player),
    /** References of payments. */
    utrs: times(60, () => faker.string.numeric(12)),
    /** Rupees. */
    amounts: times(60, () => faker.number.int({ min: 5, max: 40 }) * 100),
  }
}
