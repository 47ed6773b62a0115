#!/usr/bin/env python3
"""Kills `yani chat` at random instants and looks at what it left.

usage: kill.py YANI [CONVERSATIONS]

Each conversation pays again and again on a wallet of its own and is killed (SIGKILL) at a random instant. Then `yani wallet
verify` must find all balanced, everything reported as done must be in the ledger, and nothing must be there that was not
confirmed. The instants come from a fixed seed; what runs at them does not."""
import json, os, random, subprocess, sys, tempfile, threading, time

yani = os.path.realpath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
random.seed(20261121)
faults, reported, posted = [], 0, 0

for number in range(count):
    with tempfile.TemporaryDirectory() as home:
        chat = subprocess.Popen([yani, "chat", "--json", "--home", home], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        delay = random.uniform(0.05, 0.5)
        threading.Timer(delay, chat.kill).start()
        done = confirmed = 0
        try:
            for turn in range(2000):
                chat.stdin.write("envoie 1 euro à Paul\noui\n")
                chat.stdin.flush()
                confirmed += 1
                lines = [chat.stdout.readline() for _ in range(2)]
                if not lines[1].endswith("\n"):
                    break
                done += len(json.loads(lines[1])["done"])
        except (BrokenPipeError, json.JSONDecodeError):
            pass
        chat.wait()
        if not os.path.exists(f"{home}/wallet.sqlite"):
            continue
        verify = subprocess.run([yani, "wallet", "verify", "--home", home], capture_output=True, text=True)
        if verify.returncode != 0:
            faults.append(f"conversation {number}: {verify.stdout}{verify.stderr}")
            continue
        asked = subprocess.run([yani, "chat", "--json", "--home", home], input="quel est mon solde ?\n", capture_output=True, text=True)
        balance = json.loads(asked.stdout.splitlines()[0])["done"][0]["balance"]
        paid = 1000 - round(float(balance.split()[0]))
        reported, posted = reported + done, posted + paid
        if not done <= paid <= confirmed:
            faults.append(f"conversation {number}: {done} reported, {paid} posted, {confirmed} confirmed")

print(f"{count} conversations killed, {reported} payments reported, {posted} posted, {len(faults)} faults")
for fault in faults:
    print(fault)
sys.exit(bool(faults))
