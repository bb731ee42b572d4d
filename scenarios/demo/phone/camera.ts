interface Reader {
  detect(picture: CanvasImageSource): Promise<readonly { rawValue: string }[]>
}
const { BarcodeDetector } = globalThis as {
  BarcodeDetector?: new (options: { formats: string[] }) => Reader
}

/** Milliseconds between two looks. */
const often = 250

/** Whether this browser reads codes with a camera. */
export const canScan = () => BarcodeDetector !== undefined && navigator.mediaDevices !== undefined

/**
 * Shows in `video` what the camera sees, and tells the first code of a phone it reads. Throws where
 * there's no camera, or it isn't allowed.
 */
export async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  if (!BarcodeDetector) return
  const reader = new BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const codes = await reader.detect(video)
      const code = codes.find(({ rawValue }) => rawValue.startsWith('answer~'))
      if (code) return onCode(code.rawValue)
      await new Promise((resolve) => setTimeout(resolve, often))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
