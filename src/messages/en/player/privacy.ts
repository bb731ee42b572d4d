/** A section of the privacy policy: a heading, then paragraphs, then a list. */
export interface PolicySection {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/**
 * The privacy policy: everything sentences 2.35 to 2.38 require. The product's name replaces
 * `app`.
 */
export const privacyMessages = {
  intro: (app: string) =>
    `This policy explains what data ${app} holds about you, what it is used for, and what you can ask of us.`,
  sections: [
    {
      title: 'Data collected',
      paragraphs: ['To create and protect your account, we collect:'],
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
        'Process your bets, deposits and withdrawals',
        'Answer you when you contact us',
        'Detect and prevent fraud and misuse',
      ],
    },
    {
      title: 'Retention',
      paragraphs: [
        'We keep your data for as long as your account exists, and afterwards for as long as the law or an open dispute requires. We keep usage data for a shorter time, unless we need it to make the service safer.',
      ],
    },
    {
      title: 'Transfer',
      paragraphs: [
        'Your data may be transferred to, and kept on, computers outside your state or country, where different data-protection laws apply. Wherever it is, it’s protected as this policy describes.',
      ],
    },
    {
      title: 'Deletion',
      paragraphs: [
        'You may ask us to delete your account and the data we hold about you, or to correct it. Contact us using the details below. Anything we must keep by law is deleted afterwards.',
      ],
    },
    {
      title: 'Disclosure',
      paragraphs: ['We don’t sell your data. We share it only:'],
      points: [
        'Where the law or a court requires it',
        'To protect the rights and safety of our players, the public or ourselves',
        'With companies that provide part of the service for us, and only what they need to do so',
        'If the service is taken over by another company, after telling you',
      ],
    },
    {
      title: 'Children under 18',
      paragraphs: [
        'The service is not for anyone under the age of 18, and we don’t knowingly collect children’s data. If you learn that a child has given us data, contact us and we’ll delete it.',
      ],
    },
  ] satisfies readonly PolicySection[],
  contactTitle: 'Contact',
  phone: 'Phone',
  contact: 'If you have a question about this policy, write to us or call:',
  contactMissing: 'If you have a question about this policy, contact us from inside the app.',
} as const
