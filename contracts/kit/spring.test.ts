import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { allCases } from '../cases/cases.ts'
import { states } from '../cases/states.ts'

const folder = temporaryFolder()

const source = fileURLToPath(
  new URL('./files/state-endpoint/spring/ProviderStates.java', import.meta.url),
)
const run = (program: string, args: readonly string[], input = '') =>
  spawnSync(program, args, { input, encoding: 'utf8', timeout: 60_000, cwd: folder })

/** A host of which every method gives its own name, and the names of each state's values, a line each. */
const main = `
import java.lang.reflect.Proxy;
import java.util.*;
import java.util.stream.Collectors;
public class Main {
  public static void main(String[] args) {
    var host = (ProviderStates.Host) Proxy.newProxyInstance(Main.class.getClassLoader(),
      new Class<?>[] {ProviderStates.Host.class},
      (proxy, method, given) -> method.getReturnType() == String.class ? method.getName() : null);
    var states = new ProviderStates(host);
    if (states.setUp("a rainy day", Map.of()) != null) System.exit(1);
    var lines = new Scanner(System.in, "UTF-8");
    while (lines.hasNextLine()) {
      var parts = lines.nextLine().split("\\t");
      Map<String, Object> params = new HashMap<>();
      for (int at = 1; at + 1 < parts.length; at += 2)
        params.put(parts[at], parts[at + 1].matches("true|false") ? (Object) Boolean.valueOf(parts[at + 1]) : parts[at + 1]);
      System.out.println(states.setUp(parts[0], params).keySet().stream().sorted().collect(Collectors.joining(",")));
    }
  }
}
`

/** Where a JDK is installed: its compiler and its virtual machine. */
const installed = ['javac'].filter((program) => run(program, ['-version']).status === 0)

test.each(installed)(
  'the states for Spring, compiled with %s, return the values they need',
  (javac) => {
    writeFileSync(join(folder, 'Main.java'), main)
    expect(run(javac, ['-d', folder, source, 'Main.java']).stderr).toBe('')
    const asked = allCases.map(({ state, params }) =>
      [states[state].given, ...Object.entries(params).flat()].join('\t'),
    )
    const { stdout, stderr } = run('java', ['-cp', folder, 'Main'], asked.join('\n'))
    expect(stderr).toBe('')
    expect(stdout.trim().split('\n')).toEqual(
      allCases.map(({ state }) => Object.keys(states[state].values).toSorted().join(',')),
    )
  },
  120_000,
)
