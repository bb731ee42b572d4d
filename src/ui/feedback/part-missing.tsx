import { uiMessages } from '#messages/en/app/ui.ts'
import { RetryNotice } from './notice/retry-notice.tsx'

const reload = { refetch: () => window.location.reload(), isFetching: false }

/** In place of a part whose file is missing: only another page can have it. */
export const PartMissing = () => <RetryNotice read={reload}>{uiMessages.partMissing}</RetryNotice>
