/** Seconds as people say them: 1:05, or hours for slow games. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole >= 7200) return `${Math.round(whole / 3600)} h`
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
