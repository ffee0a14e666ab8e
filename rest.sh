cd /tmp/hA/tools/studio
date -u
nice -n 5 npx --yes tsx render.ts --only inline-fan,ceiling-fan-slim,bathroom-fan-glass --minutes 25
names=""; for n in desk-fan-0434d18e desk-fan-3083dc21 desk-fan-82b3134c desk-fan-fc8849b0 desk-fan-44b98ccc; do names="$names,$n"; done
for h in 10182d70 10716cfe 27b995b7 73a50a13 8b8d8bba b2218624 be3c3fa2 be81c204 c550d306 dd0b0899 df8cf50c f3aa5318; do names="$names,inline-fan-$h"; done
for h in 0b86b853 1dcdc277 8af7f933 9291cf9d c303d8e0 c9227ab5 cb714691 d9ffb1d5; do names="$names,bathroom-fan-glass-$h"; done
nice -n 5 npx --yes tsx render.ts --only "${names#,}" --views b --minutes 20
date -u
