"""A second implementation of docs/shuffle.md, written from that page alone. Reads JSON lines {seed, id, shakes, orders: [[things in any order]]},
answers each with {"seal", "orders"} on a line of its own."""
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


def order(stream, things):
    result = sorted(things, key=lambda thing: json.dumps(thing, separators=(",", ":"), ensure_ascii=False).encode("utf-16-be"))
    for last in range(len(result) - 1, 0, -1):
        other = below(stream, last + 1)
        result[last], result[other] = result[other], result[last]
    return result


for line in sys.stdin:
    asked = json.loads(line)
    seed = bytes.fromhex(asked["seed"])
    stream = numbers(seed, asked["id"], asked["shakes"])
    orders = [order(stream, things) for things in asked["orders"]]
    print(json.dumps({"seal": hashlib.sha256(seed).hexdigest(), "orders": orders}, separators=(",", ":")))
