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

async function scan(
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

/**
 * The `ref` of a video that shows what the camera sees until a phone's code is in it. `onProblem` is
 * called where there's no camera, or it isn't allowed.
 */
export const scanInto =
  (onCode: (text: string) => void, onProblem: () => void) => (video: HTMLVideoElement | null) => {
    if (!video) return
    const stop = new AbortController()
    scan(video, stop.signal, onCode).catch(() => stop.signal.aborted || onProblem())
    return () => stop.abort()
  }
