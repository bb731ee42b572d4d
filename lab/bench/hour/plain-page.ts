/**
 * A page that asks for the same as home and as often, while it's on screen, and shows the names: what
 * asking costs anybody. The browser's own cache keeps its ETags.
 */
export const plainPage = (token: string): string => `<!doctype html>
<html lang="en-IN">
  <meta charset="utf-8" />
  <title>Plain</title>
  <ul></ul>
  <p></p>
  <script>
    const read = async (path) => {
      if (document.visibilityState === 'hidden') return null
      const headers = { authorization: 'Bearer ${token}' }
      return (await fetch('/api' + path, { headers })).json()
    }
    const list = document.querySelector('ul')
    const balance = document.querySelector('p')
    async function poll() {
      const [games, profile] = await Promise.all([read('/games'), read('/user/profile')])
      if (games === null) return
      list.replaceChildren()
      for (const { gameName, result } of games) {
        const row = document.createElement('li')
        row.textContent = gameName + ' ' + result
        list.append(row)
      }
      balance.textContent = JSON.stringify(profile)
    }
    poll()
    setInterval(poll, 30_000)
    setInterval(() => read('/starline/games'), 60_000)
  </script>
</html>
`
