"""A second implementation of docs/shuffle.md, written from that page alone. Reads JSON lines {seed, seal, id, shakes, orders, piles, numbers},
answers each with {"seal", "orders", "right", "unused"} on a line of its own: its own orders of the same things, whether all that is recorded is right,
and how many of the numbers that a phone keeps were not used. A line {recorded, kept}, both lists of [id, seal], is answered with {"missing", "twice",
"same", "other", "gone", "elsewhere"}: the numbers of shuffles that were left out, each of them, and those that are there more than once; then what the
seals say that a phone keeps."""
import hashlib
import hmac
import json
import sys


def numbers(seed, ident, shakes):
    prefix = ident.encode() + b"\0" + bytes([len(shakes)]) + b"".join(bytes.fromhex(each) for each in shakes)
    counter = 0
    while True:
        block = hmac.new(seed, prefix + counter.to_bytes(4, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def below(stream, bound):
    end = 2**32 // bound * bound
    while True:
        number = next(stream)
        if number < end:
            return number % bound


def text(thing):
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False)


def in_order(things):
    return sorted(things, key=lambda thing: text(thing).encode("utf-16-be"))


def order(stream, things):
    result = in_order(things)
    for last in range(len(result) - 1, 0, -1):
        other = below(stream, last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def is_of(pile, order):
    lay = pile["from"] is None or [text(each) for each in in_order(pile["from"])] == [text(each) for each in in_order(order)]
    dealt = pile["dealt"]
    return lay and [text(each) for each in order[: len(dealt)]] == [text(each) for each in dealt]


def lay(orders, piles):
    left = list(piles)
    for order in orders:
        while left and not is_of(left[0], order):
            if not left.pop(0).get("maybe"):
                return False
        if not left:
            return False
        left.pop(0)
    return all(pile.get("maybe") for pile in left)


def parts(ident):
    campaign, number = ident.split("/")
    return campaign, int(number.split(".")[0])


def gaps(ids):
    there = [parts(ident)[1] for ident in ids]
    missing = sorted(set(range(1, max(there, default=0))) - set(there))
    return {"missing": missing, "twice": sorted({number for number in there if there.count(number) > 1})}


def kept_seals(recorded, kept):
    seals = dict(recorded)
    campaigns = {parts(ident)[0] for ident in seals}
    there = {parts(ident)[1] for ident in seals}
    newest = {}
    for campaign, number in (parts(ident) for ident, _ in kept):
        newest[campaign] = max(number, newest.get(campaign, 0))
    said = {"same": 0, "other": [], "gone": [], "elsewhere": 0}
    for ident, seal in kept:
        campaign, number = parts(ident)
        if ident in seals:
            if seals[ident] == seal:
                said["same"] += 1
            else:
                said["other"].append(ident)
        elif campaign in campaigns and number not in there and number < newest[campaign]:
            said["gone"].append(ident)
        else:
            said["elsewhere"] += 1
    return said


def answer(asked):
    if "recorded" in asked:
        return {**gaps([ident for ident, _ in asked["recorded"]]), **kept_seals(asked["recorded"], asked["kept"])}
    seed = bytes.fromhex(asked["seed"])
    stream = numbers(seed, asked["id"], asked["shakes"])
    seal = hashlib.sha256(seed).hexdigest()
    orders = [order(stream, things) for things in asked["orders"]]
    right = seal == asked["seal"] and orders == asked["orders"] and lay(asked["orders"], asked["piles"])
    used = list(asked["shakes"])
    unused = 0
    for number in asked.get("numbers", []):
        if number in used:
            used.remove(number)
        else:
            unused += 1
    return {"seal": seal, "orders": orders, "right": right, "unused": unused}


sys.stdin.reconfigure(encoding="utf-8")
for line in sys.stdin:
    print(json.dumps(answer(json.loads(line)), separators=(",", ":")))
