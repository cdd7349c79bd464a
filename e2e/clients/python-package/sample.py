"""A partner's program on the downloaded package: run by e2e/api/python-client.spec.ts."""

import json
import os
import time

from parvoz import Parvoz, ParvozError

parvoz = Parvoz(os.environ["SERVICE"], os.environ["PARVOZ_KEY"])

offers = parvoz.search_offers(
    {
        "directions": [{"departure_airport": "TAS", "arrival_airport": "KUL", "date": os.environ["DAY"]}],
        "service_class": "E",
        "adults": 1,
        "children": 0,
        "infants": 0,
        "infants_with_seat": 0,
    }
)
# This route's first booking answers 503: the client repeats it with the same key.
made = parvoz.create_booking(
    offers[0]["id"],
    {
        "payer_name": "Namuna Tolovchi",
        "payer_email": "payer@example.com",
        "payer_tel": "+998901234567",
        "passengers": [
            {
                "first_name": "NAMUNA",
                "last_name": os.environ["SURNAME"],
                "age": "adt",
                "birthdate": "1990-05-17",
                "gender": "M",
                "citizenship": "UZ",
                "tel": "+998907654321",
                "doc_type": "A",
                "doc_number": os.environ["DOCUMENT"],
                "doc_expire": "2035-08-30",
            }
        ],
    },
)
paid = parvoz.pay_booking(made["id"])
booking = parvoz.read_booking(made["id"])
while booking["status"] != "ticketed":
    time.sleep(0.5)
    booking = parvoz.read_booking(made["id"])
try:
    parvoz.cancel_unpaid(made["id"])
    refused = 0
except ParvozError as error:
    refused = error.code if error.request_id else 0
voided = parvoz.void_booking(made["id"])
print(
    json.dumps(
        {
            "paid": paid["status"],
            "ticket": booking["passengers"][0]["tickets"][0]["ticket_number"],
            "refused": refused,
            "voided": voided["status"],
            "russian": parvoz.read_booking(made["id"], language="ru")["directions"][0]["departure"]["airport"]["city"],
        }
    )
)
