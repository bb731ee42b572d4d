/** A section of the privacy policy: a heading, then paragraphs, then a list. */
export interface PolicySection {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/**
 * The privacy policy, all that sentences 2.35 to 2.38 ask for. The product's name is put where
 * `app` stands.
 */
export const privacyMessages = {
  intro: (app: string) =>
    `This policy explains what data ${app} holds about you, what it is used for, and what you can ask of us.`,
  sections: [
    {
      title: 'Data collected',
      paragraphs: ['To create and protect your account we collect:'],
      points: [
        'Your mobile number',
        'Your first and last name',
        'Usage data: the pages you open, the time and length of your visits, and what kind of device and browser you use',
      ],
    },
    {
      title: 'Use',
      paragraphs: ['Your data is used to:'],
      points: [
        'Run the service and keep it working',
        'Manage your account and your wallet',
        'Carry out your bets, deposits and withdrawals',
        'Answer you when you contact us',
        'Find and stop fraud and misuse',
      ],
    },
    {
      title: 'Retention',
      paragraphs: [
        'We keep your data as long as your account exists and as long afterwards as the law or an open dispute needs it. Usage data is kept for a shorter time, unless it is needed to make the service safer.',
      ],
    },
    {
      title: 'Transfer',
      paragraphs: [
        'Your data may be transferred to, and kept on, computers outside of your state or country, where different data-protection laws apply. Wherever it is, it is protected as this policy says.',
      ],
    },
    {
      title: 'Deletion',
      paragraphs: [
        'You may ask us to delete your account and the data we hold about you, or to correct it. Contact us by one of the ways below. Anything we must keep by law is deleted afterwards.',
      ],
    },
    {
      title: 'Disclosure',
      paragraphs: ['We do not sell your data. We pass it on only:'],
      points: [
        'Where the law or a court demands it',
        'To protect the rights and the safety of players, of the public or of ourselves',
        'To those who carry out a part of the service for us, and only as far as that part needs it',
        'If the service is taken over by another company, after telling you',
      ],
    },
    {
      title: 'Children under 18',
      paragraphs: [
        'The service is not for anyone under the age of 18, and we do not knowingly collect children’s data. If you learn that a child has given us data, contact us and we delete it.',
      ],
    },
  ] satisfies readonly PolicySection[],
  contactTitle: 'Contact',
  phone: 'Phone',
  contact: 'If you have a question about this policy, write or call:',
  contactMissing: 'If you have a question about this policy, contact us from inside the app.',
} as const
