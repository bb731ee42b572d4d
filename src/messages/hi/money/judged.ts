import type { judgedMessages as english } from '../../en/money/judged.ts'
import type { Same } from '../../same.ts'

export const judgedMessages: Same<typeof english> = {
  asOf: (time) => `${time} के डेटा के हिसाब से`,
  changed: 'यहां अभी कुछ बदला है। देख लें, फिर दोबारा दबाएं।',
}
