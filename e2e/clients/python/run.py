"""Runs a scenario: run.py NAME JSON. Prints a line of JSON per step; ends with status 1 at the first failure that is not expected."""

import json
import os
import sys

from client import Client, Failure, download


def say(step, **facts):
    print(json.dumps({"step": step, **facts}), flush=True)


def search(client, asked):
    """The cheapest offer, or the cheapest that can (or cannot) be refunded where that is asked for."""
    offers = client.search([{"departure_airport": asked["from"], "arrival_airport": asked["to"], "date": asked["date"]}])
    say("search", offers=len(offers))
    return next(offer for offer in offers if asked.get("refund", offer["refund"]) == offer["refund"])


def body_of(asked, services=()):
    payer = {"payer_name": "Namuna Tolovchi", "payer_email": "payer@parvoz.example", "payer_tel": "+998901234567"}
    return {**payer, "passengers": [asked["passenger"]], **({"additional_services": list(services)} if services else {})}


def book(client, asked, services=()):
    offer = search(client, asked)
    booking = client.book(offer["id"], body_of(asked, services))
    say("book", id=booking["id"], status=booking["status"], repeated=client.repeated)
    return booking


def pay(client, booking):
    say("pay", status=client.pay(booking["id"])["status"])


def journey(client, asked):
    """Everything that a journey meets, from a visa question to the receipt."""
    visas = client.visas(["TR", "AE"])
    say("visa", countries=sorted(visas))
    flights = client.schedule(departure_from=asked["date"], departure_to=asked["date"], airport_from=asked["from"], airport_to=asked["to"])
    say("schedule", flights=len(flights))
    before = client.balance()
    offer = search(client, asked)
    checked = client.offer(offer["id"])
    bags = checked.get("additional_services", [])
    say("check", same_price=checked["price"] == offer["price"], bags=len(bags))
    if offer["is_fare_family"]:
        say("family", brands=len(client.fare_family(offer["id"])))
    say("rules", directions=len(client.rules(offer["id"])))
    booking = client.book(offer["id"], body_of(asked, [bag["id"] for bag in bags[:1]]))
    bought = bags[0]["price"]["amount"] if bags else 0
    say("book", id=booking["id"], status=booking["status"], adds_up=abs(booking["price"]["amount"] - checked["price"]["amount"] - bought) < 0.005)
    pay(client, booking)
    say("fiscal", whole=client.fiscalization(booking["id"])["total_amount"] == booking["price"]["amount"])
    ticketed = client.until(booking["id"], "ticketed")
    tickets = [ticket["ticket_number"] for passenger in ticketed["passengers"] for ticket in passenger["tickets"]]
    extra = sum(len(passenger["additional_baggage"]) for passenger in ticketed["passengers"])
    say("ticketed", numbers=all(number and len(number) == 13 for number in tickets), extra_bags=extra)
    for receipt in client.receipts(booking["id"]):
        kind, file = download(receipt["itinerary_receipt"])
        say("receipt", type=kind, pdf=file.startswith(b"%PDF-"))
    say("balance", currency=client.balance()["currency"] == before["currency"])
    say("cancel", **client.cancel(booking["id"]))
    say("end", status=client.booking(booking["id"])["status"], minted=client.minted)


def cancel_booked(client, asked):
    booking = book(client, asked)
    say("cancel", **client.cancel(booking["id"]))
    end(client, booking)


def cancel_paid(client, asked):
    booking = book(client, asked)
    pay(client, booking)
    say("cancel", **client.cancel(booking["id"]))
    end(client, booking)


def ticket(client, asked):
    """Leaves a ticketed booking behind."""
    booking = book(client, asked)
    pay(client, booking)
    say("ticketed", id=client.until(booking["id"], "ticketed")["id"])


def airline_cancels(client, asked):
    """The airline cancels the flight after ticketing: the status changes by itself, and everything is given back."""
    booking = book(client, asked)
    pay(client, booking)
    client.until(booking["id"], "refundauthorized")
    say("cancel", **client.cancel(booking["id"]))
    end(client, booking)


def ticketing_fails(client, asked):
    """The tickets cannot be issued: the money comes back by itself."""
    booking = book(client, asked)
    pay(client, booking)
    client.until(booking["id"], "refunded")
    end(client, booking)


def end(client, booking):
    say("end", status=client.booking(booking["id"])["status"])


def cancel(client, asked):
    """Cancels a booking of which only the id is known."""
    try:
        say("amounts", **client.refund_amounts(asked["id"]))
    except Failure as failure:
        say("amounts", status=failure.status, code=failure.code)
    say("cancel", **client.cancel(asked["id"]))
    end(client, asked)


def token(client, asked):
    """One call, to see what becomes of the token in the cache."""
    say("balance", currency=client.balance()["currency"], minted=client.minted)


def refused(client, asked):
    """A booking that must fail at once, for what it says of the passenger."""
    offer = search(client, asked)
    try:
        client.book(offer["id"], body_of(asked))
        say("book", status="booked")
    except Failure as failure:
        say("book", status=failure.status, code=failure.code, repeated=client.repeated, fields=sorted(failure.errors or {}))


SCENARIOS = {
    each.__name__: each
    for each in (journey, book, cancel_booked, cancel_paid, ticket, airline_cancels, ticketing_fails, cancel, token, refused)
}

if __name__ == "__main__":
    environment = os.environ
    partner = Client(environment["BASE_URL"], environment["EMAIL"], environment["PASSWORD"], environment["TOKEN_FILE"])
    SCENARIOS[sys.argv[1]](partner, json.loads(sys.argv[2]))
